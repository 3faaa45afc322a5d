import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { productWith } from '#mocks/productsWith.ts'
import { files } from '#server/database/schema/files.ts'
import { audit_rows } from '#server/database/schema/session.ts'
import { flatWhite, full } from './testProducts.ts'

const p4 = freshP4()
const owner = p4.as('owner')

/** A product of the demo retailer that some stores sell. */
async function productAtStores() {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const storeProducts = await owner.ok('listProductStores', { path: { id } })
  expect(storeProducts.length).toBeGreaterThan(0)
  return id
}

test('API-22, AMB-54: saving clears the optional fields and lists that are left out', async () => {
  const { id } = await owner.ok('createProduct', {
    body: { ...full, product_image_data: onePixelPng },
  })
  const before = await owner.ok('getProduct', { path: { id } })
  const body = { product_type: 'food' as const, name: 'Fig Tart', square_sku: 'FOO-9001' }
  const saved = await owner.ok('updateProduct', { path: { id }, body })
  expect(saved).toEqual({
    ...before,
    ...body,
    description: null,
    calories: null,
    mobile_menu_format: null,
    prep_time: null,
    foreground_color: null,
    background_color: null,
    tertiary_color: null,
    netsuite_account_id: null,
    addons: [],
    tags: [],
    promotional_categories: [],
  })
  expect(saved).toMatchObject({ price: 575, inventory_control: 'daily', is_seasonal: true })
  expect(saved.image_url).toMatch(/^\/files\//)
  expect(await owner.ok('getProduct', { path: { id } })).toEqual(saved)
})

test('API-22, AMB-56: a product as it was read can be saved again', async () => {
  for (const { id } of (await owner.ok('listProducts')).slice(0, 5)) {
    const read = await owner.ok('getProduct', { path: { id } })
    expect(await owner.call('updateProduct', { path: { id }, body: read })).toMatchObject({
      status: 200,
      body: read,
    })
  }
})

test('API-23: changing some fields leaves the others as they are', async () => {
  const { id } = await owner.ok('createProduct', { body: full })
  const before = await owner.ok('getProduct', { path: { id } })
  const changed = await owner.ok('patchProduct', {
    path: { id },
    body: { price: 600, tertiary_color: null, tags: [{ id: 1 }, 1] },
  })
  expect(changed).toEqual({
    ...before,
    price: 600,
    tertiary_color: null,
    tags: [{ id: 1, name: 'Vegan' }],
  })
  expect(await owner.ok('patchProduct', { path: { id }, body: {} })).toEqual(changed)
})

test('PROD-49, AMB-50: archiving takes a product off every store, restoring does not put it back', async () => {
  const id = await productAtStores()
  const others = (await owner.ok('listProductsAtStore', { path: { id: 1 } })).filter(
    (storeProduct) => storeProduct.product_id !== id,
  )
  const archived_at = '2026-03-04T17:05:00.000Z'
  const archived = await owner.ok('patchProduct', { path: { id }, body: { archived_at } })
  expect(archived).toMatchObject({ archived_at, archived: true })
  expect(await owner.ok('listProductStores', { path: { id } })).toEqual([])
  expect(await owner.ok('listProductsAtStore', { path: { id: 1 } })).toEqual(others)
  const list = await owner.ok('listProducts', { query: { archived: true } })
  expect(list.find((product) => product.id === id)).toMatchObject({ archived_at, archived: true })

  const restored = await owner.ok('patchProduct', { path: { id }, body: { archived_at: null } })
  expect(restored).toEqual({ ...archived, archived_at: null, archived: false })
  expect(await owner.ok('listProductStores', { path: { id } })).toEqual([])
})

test('PROD-49: a moment with an offset is kept as UTC, one that no calendar has is refused', async () => {
  const archive = (archived_at: string) =>
    owner.call('patchProduct', { path: { id: 1 }, body: { archived_at } })
  expect(await archive('2026-03-04T09:05:00-08:00')).toMatchObject({
    body: { archived_at: '2026-03-04T17:05:00.000Z' },
  })
  for (const wrong of ['yesterday', '0000-01-01T00:00:00Z'])
    expect(await archive(wrong)).toMatchObject(refusedAt('archived_at'))
})

test('PROD-37: a picture is stored with its name and stays until another one is sent', async () => {
  const path = { id: 1 }
  const image = { product_image_data: onePixelPng, image_filename: 'fig.png' }
  const { image_url } = await owner.ok('patchProduct', { path, body: image })
  const stored = await p4.fetch(new Request(`http://p4.test${image_url}`))
  expect(stored.status).toBe(200)
  expect(stored.headers.get('content-type')).toBe('image/png')
  // A picture that is opened as a page runs nothing.
  expect(stored.headers.get('x-content-type-options')).toBe('nosniff')
  expect(stored.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(stored.headers.get('content-security-policy')).toContain('sandbox')
  const known = await p4.database.reads
    .select()
    .from(files)
    .where(eq(files.name, image_url?.split('/').at(-1) ?? ''))
  expect(known).toMatchObject([
    { filename: 'fig.png', content_type: 'image/png', size: 70, user_id: 1 },
  ])
  const saved = await owner.ok('updateProduct', { path, body: flatWhite })
  expect(saved.image_url).toBe(image_url)
})

test('PROD-37: what is no picture is refused by its field, and nothing is saved', async () => {
  const before = await owner.ok('getProduct', { path: { id: 1 } })
  const body = { name: 'Changed', product_image_data: 'data:image/png;base64,AAAA' }
  expect(await owner.call('patchProduct', { path: { id: 1 }, body })).toMatchObject(
    refusedAt('product_image_data'),
  )
  expect(await owner.ok('getProduct', { path: { id: 1 } })).toEqual(before)
})

test('API-22: the audit row holds the product before and after', async () => {
  const before = await owner.ok('getProduct', { path: { id: 1 } })
  const after = await owner.ok('patchProduct', { path: { id: 1 }, body: { price: 1 } })
  const [row] = await p4.database.reads
    .select()
    .from(audit_rows)
    .where(eq(audit_rows.operation_id, 'patchProduct'))
  expect(row).toMatchObject({ user_id: 1, path: { id: 1 }, before, after })
})
