import { QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { p4Handlers } from '#mocks/handlers.ts'
import type { HostWay } from '#mocks/otherHost/otherHost.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { addonsQuery } from '../addons.ts'
import { attributesQuery } from '../attributes.ts'
import { permissionsByNameQuery } from '../permissions.ts'
import { productQuery, productsQuery } from '../products.ts'
import { promotionalCategoriesQuery } from '../promotionalCategories.ts'
import { promotionTypesQuery } from '../promotions.ts'
import { rolesByNameQuery } from '../roles.ts'
import { productStoresQuery } from '../storeProducts.ts'
import { storesQuery } from '../stores.ts'
import { surchargesQuery } from '../surcharges.ts'
import { readTag, tagsQuery } from '../tags.ts'
import { employeesOfPermissionQuery, employeesOfRoleQuery } from '../users.ts'
import { variantsQuery } from '../variants.ts'
import { vendorRegionsQuery } from '../vendors.ts'
import { createQueryClient } from './query.ts'
import { session } from './session.ts'

const server = setupServer()
let p4: TestP4

beforeAll(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'http://p4.test' }) })
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(async () => {
  session.end()
  server.resetHandlers()
  await p4.release()
})
afterAll(() => server.close())

/** A client that the owner is signed in with, at a host of these ways. */
async function clientAt(...host: HostWay[]) {
  p4 = await startP4({ host })
  server.use(...p4Handlers(p4))
  const { token, user } = await p4.currentUser('owner')
  session.start(token, user)
  return createQueryClient(() => {})
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

test('a host that ignores the filter still shows nobody as holder who is none (AMB-33, AMB-36, PERM-33, ROLE-12)', async () => {
  const client = await clientAt('ignoring')
  const owner = p4.as('owner')
  const [role] = await owner.ok('listRoles')
  const [permission] = await owner.ok('listPermissions')
  if (!role || !permission) throw new Error('There is no role or permission')
  const all = await owner.ok('listEmployees')
  const ofRole = await owner.ok('listEmployees', { query: { role_id: role.id } })
  const ofPermission = await owner.ok('listEmployees', { query: { permission_id: permission.id } })
  expect(ofRole.length).toBeLessThan(all.length)
  expect(ofPermission.length).toBeLessThan(all.length)
  expect(idsOf(await client.fetchQuery(employeesOfRoleQuery(role.id)))).toEqual(idsOf(ofRole))
  expect(idsOf(await client.fetchQuery(employeesOfPermissionQuery(permission.id)))).toEqual(
    idsOf(ofPermission),
  )
})

test('SHELL-44, AMB-176: lists have the order that their screens promise, whatever order a host answers them in', async () => {
  const client = await clientAt('unordered')
  const owner = p4.as('owner')
  const roles = await new QueryObserver(client, rolesByNameQuery()).refetch()
  expect(roles.data).toEqual(await owner.ok('listRoles'))
  const permissions = await new QueryObserver(client, permissionsByNameQuery()).refetch()
  expect(permissions.data).toEqual(await owner.ok('listPermissions'))
  const path = { id: 1 }
  const lists: [unknown, unknown][] = [
    [await client.fetchQuery(tagsQuery()), await owner.ok('listTags')],
    [await client.fetchQuery(addonsQuery()), await owner.ok('listAddons')],
    [await client.fetchQuery(attributesQuery()), await owner.ok('listAttributes')],
    [await client.fetchQuery(vendorRegionsQuery()), await owner.ok('listVendorRegions')],
    [
      await client.fetchQuery(promotionalCategoriesQuery()),
      await owner.ok('listPromotionalCategories'),
    ],
    [await client.fetchQuery(surchargesQuery()), await owner.ok('listSurcharges')],
    [await client.fetchQuery(productsQuery()), await owner.ok('listProducts')],
    [await client.fetchQuery(storesQuery()), await owner.ok('listStores')],
  ]
  for (const [kept, ordered] of lists) expect(kept).toEqual(ordered)
  expect(idsOf(await client.fetchQuery(variantsQuery(1)))).toEqual(
    idsOf(await owner.ok('listProductVariants', { path })),
  )
})

test('AMB-75: where no single tag can be read, it comes from the list', async () => {
  await clientAt('documentsOnly')
  const [tag] = await p4.as('owner').ok('listTags')
  if (!tag) throw new Error('There is no tag')
  expect(await readTag(tag.id)).toEqual(tag)
  await expect(readTag(987_654)).rejects.toMatchObject({ status: 404 })
})

test('AMB-60: where a store tells no variants of a product, they are those of the product', async () => {
  const client = await clientAt('documentsOnly')
  const variants = await p4.as('owner').ok('listProductVariants', { path: { id: 1 } })
  const storeProducts = await client.fetchQuery(productStoresQuery(1))
  expect(storeProducts.length).toBeGreaterThan(0)
  for (const { product } of storeProducts) expect(idsOf(product.variants)).toEqual(idsOf(variants))
})

test('AMB-56, AMB-176: a product whose tags and categories come as bare ids has their names', async () => {
  const client = await clientAt('bareIds')
  const owner = p4.as('owner')
  const products = await owner.ok('listProducts')
  const whole = await Promise.all(
    products.slice(0, 30).map(({ id }) => owner.ok('getProduct', { path: { id } })),
  )
  const tagged = whole.find((one) => one.tags.length > 0 && one.promotional_categories.length > 0)
  if (!tagged) throw new Error('No product has tags and categories')
  const read = await client.fetchQuery(productQuery(tagged.id))
  expect(read.tags).toMatchObject(tagged.tags)
  expect(read.promotional_categories).toEqual(tagged.promotional_categories)
})

test('AMB-56, AMB-176: a product whose tags come by name alone has their ids, which a save needs', async () => {
  const client = await clientAt()
  const owner = p4.as('owner')
  const [tag] = await owner.ok('listTags')
  if (!tag) throw new Error('There is no tag')
  const product = await owner.ok('getProduct', { path: { id: 1 } })
  server.use(
    http.get('*/p4/products/1', () =>
      HttpResponse.json({ ...product, tags: [{ name: tag.name }] }),
    ),
  )
  expect((await client.fetchQuery(productQuery(1))).tags).toMatchObject([
    { id: tag.id, name: tag.name },
  ])
})

test('PROMO-17, PROMO-23, API-132: a cohort is its name, whether a host answers a text or a record', async () => {
  const client = await clientAt()
  const types = await p4.as('owner').ok('listPromotionTypes')
  const asRecords = types.map((type) => ({
    ...type,
    cohorts: type.cohorts?.map((name) => ({ id: 1, name })),
  }))
  server.use(http.get('http://p4.test/p4/promotions/types', () => HttpResponse.json(asRecords)))
  const read = await client.fetchQuery(promotionTypesQuery())
  expect(read.find(({ type }) => type === 'SizeUpPromotion')?.cohorts).toContain('Lapsed')
  expect(read).toEqual(types)
})
