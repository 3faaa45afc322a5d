import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'
import { rows } from '#server/database/database.ts'
import { flatWhite, full } from './testProducts.ts'

const p4 = freshP4()
const barista = p4.as('barista')
const owner = p4.as('owner')

test('API-18, API-19, PROD-02: active and archived products are lists of their own, by id', async () => {
  const active = await barista.ok('listProducts')
  const archived = await barista.ok('listProducts', { query: { archived: true } })
  const ids = active.map((product) => product.id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  expect(active.every((product) => product.archived_at === null && !product.archived)).toBe(true)
  expect(archived.length).toBeGreaterThan(0)
  expect(archived.every((product) => product.archived_at !== null && product.archived)).toBe(true)
  expect(active.length + archived.length).toBe(140)
  expect(await barista.call('listProducts', { query: { archived: 'maybe' } })).toMatchObject(
    refusedAt('archived'),
  )
})

test('AMB-287: a row of the list names the tags of its product', async () => {
  const listed = await owner.ok('listProducts')
  const path = { id: listed.find(({ tag_names }) => tag_names?.length)?.id ?? 0 }
  const [tag] = (await owner.ok('getProduct', { path })).tags
  await owner.ok('updateTag', { path: { id: tag?.id ?? 0 }, body: { name: 'Aaa' } })
  const { tags } = await owner.ok('getProduct', { path })
  const row = (await owner.ok('listProducts')).find(({ id }) => id === path.id)
  expect(row?.tag_names).toEqual(tags.map(({ name }) => name))
  expect(row?.tag_names?.[0]).toBe('Aaa')
})

test('API-21, PROD-07: a product has its fields, and comes with its attributes by sort_order and its variants', async () => {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const product = await barista.ok('getProduct', { path: { id } })
  expect(product.product_attributes).toEqual(
    await barista.ok('listProductAttributes', { path: { id } }),
  )
  const variants = await barista.ok('listProductVariants', { path: { id } })
  expect(product.variants).toEqual(variants.map((one) => ({ id: one.id, sku: one.sku })))
  expect(Object.keys(product).sort()).toEqual([
    ...['addons', 'archived', 'archived_at', 'background_color', 'calories', 'description'],
    ...['foreground_color', 'id', 'image_url', 'inventory_control', 'is_seasonal'],
    ...['mobile_menu_format', 'name', 'netsuite_account_id', 'on_default_menu', 'prep_time'],
    ...['price', 'product_attributes', 'product_type', 'promotional_categories', 'square_sku'],
    ...['tags', 'tertiary_color', 'variants'],
  ])
})

test('API-20, AMB-56: a product is created from everything a user can enter', async () => {
  const { status, body } = await owner.call('createProduct', { body: full })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...full,
    addons: [{ id: 2, name: 'Oat Milk' }],
    tags: [
      { id: 9, name: 'Staff Favorite' },
      { id: 1, name: 'Vegan' },
    ],
    promotional_categories: [{ id: 4, name: 'Seasonal Drinks' }],
    image_url: null,
    archived_at: null,
    archived: false,
    product_attributes: [],
    variants: [],
  })
  const { id } = z.object({ id: z.number() }).parse(body)
  expect(await owner.ok('getProduct', { path: { id } })).toEqual(body)
  expect(await owner.ok('listProductStores', { path: { id } })).toEqual([])
})

test('AMB-54: a new product costs 0 cents, is unlimited and has its switches off', async () => {
  const made = await owner.ok('createProduct', { body: flatWhite })
  expect(made).toMatchObject({
    price: 0,
    inventory_control: 'unlimited',
    on_default_menu: false,
    is_seasonal: false,
    description: null,
    prep_time: null,
    foreground_color: null,
    netsuite_account_id: null,
    addons: [],
    tags: [],
    promotional_categories: [],
  })
})

test.each([
  ['product_type', undefined, 'Must select a type.'],
  ['name', undefined, 'Must provide a name.'],
  ['square_sku', undefined, 'Must provide a SKU.'],
  ['price', 4.95, 'The price must be a whole number.'],
  ['prep_time', '3', 'The prep time must be a whole number or empty.'],
  ['foreground_color', 'ffffff', 'The foreground color is not valid.'],
  [
    'inventory_control',
    'weekly',
    'The inventory control must be one of: unlimited, limited, daily.',
  ],
  ['tags', [{ name: 'Vegan' }], null],
])('PROD-32, PROD-33, PROD-34: a bad %s (%j) is refused by name', async (field, value, message) => {
  const { status, body } = await owner.call('createProduct', { body: { ...full, [field]: value } })
  expect(status).toBe(400)
  const { fields } = z
    .object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) })
    .parse(body)
  expect(fields[0]?.path.split('.')[0]).toBe(field)
  if (message) expect(fields[0]?.message).toBe(message)
})

test.each([
  ['tags', [1, 987_654], 'tags.1', 'This tag does not exist.'],
  ['addons', [{ id: 987_654 }], 'addons.0', 'This addon does not exist.'],
  [
    'promotional_categories',
    [4, 5, 987_654],
    'promotional_categories.2',
    'This promotional category does not exist.',
  ],
])('AMB-56: an unknown id in %s is refused by its place', async (field, ids, path, message) => {
  const before = await owner.ok('listProducts')
  expect(await owner.call('createProduct', { body: { ...full, [field]: ids } })).toMatchObject({
    status: 400,
    body: { fields: [{ path, message }] },
  })
  expect(await owner.ok('listProducts')).toEqual(before)
})

test('API-20, API-22: a SKU belongs to one product only, also an archived one', async () => {
  const [archived] = await owner.ok('listProducts', { query: { archived: true } })
  const conflict = {
    status: 409,
    body: { fields: [{ path: 'square_sku', message: 'This SKU belongs to another product.' }] },
  }
  const square_sku = archived?.square_sku
  expect(await owner.call('createProduct', { body: { ...full, square_sku } })).toMatchObject(
    conflict,
  )
  const saved = await owner.ok('getProduct', { path: { id: 1 } })
  expect(
    await owner.call('patchProduct', { path: { id: 1 }, body: { name: 'Changed', square_sku } }),
  ).toMatchObject(conflict)
  expect(await owner.ok('getProduct', { path: { id: 1 } })).toEqual(saved)
  const same = { path: { id: 1 }, body: { square_sku: saved.square_sku } }
  expect(await owner.call('patchProduct', same)).toMatchObject({ status: 200 })
  const lower = { square_sku: square_sku?.toLowerCase() }
  expect(await owner.call('patchProduct', { path: { id: 1 }, body: lower })).toMatchObject(conflict)
})

test('API-32: the names of the attributes that products have come once each, ordered', async () => {
  const names = await p4.as('barista').ok('listAttributeNames')
  expect(names).toEqual([...new Set(names)].sort())
  const used = await rows(
    p4.database.reads,
    sql`select distinct a.name from product_attributes pa join attributes a on a.id = pa.attribute_id`,
    z.object({ name: z.string() }),
  )
  expect(names).toEqual(used.map((row) => row.name).sort())
})

test('API-33, PROD-10, AMB-154: product categories are a tree, or a flat list in the order of the tree', async () => {
  const tree = await barista.ok('listProductCategories', { query: { tree: true } })
  expect(tree.map((node) => [node.name, node.parent_id])).toEqual([
    ['Drinks', null],
    ['Food', null],
    ['At Home', null],
    ['Merchandise', null],
  ])
  expect(tree[1]?.children).toMatchObject([
    { name: 'Bakery', parent_id: tree[1]?.id, children: [] },
    { name: 'Sandwiches' },
    { name: 'Toast & Bagels' },
    { name: 'Snacks' },
  ])
  const flat = await barista.ok('listProductCategories')
  expect(flat.map((node) => node.name)).toEqual(
    tree.flatMap((node) => [node.name, ...node.children.map((child) => child.name)]),
  )
  expect(flat.every((node) => node.children.length === 0)).toBe(true)
})
