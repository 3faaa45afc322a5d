import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'

test('API-126, MENU-01: everybody signed in reads the menus in the order of their tabs', async () => {
  await using p4 = await startP4()
  expect(await p4.as('barista').ok('listMenus')).toEqual([
    { slug: 'all-day', title: 'All Day' },
    { slug: 'breakfast', title: 'Breakfast' },
    { slug: 'seasonal', title: 'Seasonal' },
  ])
  expect(await p4.as('signedOut').call('listMenus')).toMatchObject({ status: 401 })
})

test('API-127, MENU-05: a menu is a tree of categories, subcategories and product ids', async () => {
  await using p4 = await startP4()
  const read = (menuSlug: string) =>
    p4.as('barista').ok('getMenuCategories', { path: { menuSlug } })
  const tree = await read('breakfast')
  expect(tree.map(({ name, parent_id }) => [name, parent_id])).toEqual([
    ['Drinks', null],
    ['Food', null],
  ])
  expect(tree.map(({ children }) => children.map(({ name }) => name))).toEqual([
    ['Morning Coffee'],
    ['Bakery', 'Hot', 'Coming Soon'],
  ])
  const known = new Set((await p4.as('barista').ok('listProducts')).map(({ id }) => id))
  const [morning] = tree[0]?.children ?? []
  expect(morning?.products.length).toBeGreaterThan(0)
  expect(morning?.products.every((id) => known.has(id))).toBe(true)
  expect(tree[1]?.children.at(-1)?.products).toEqual([])
  expect(await read('seasonal')).toEqual([])
})

test('API-127: a menu that is not there is not found', async () => {
  await using p4 = await startP4()
  const refused = { status: 404, body: { message: 'This menu does not exist.' } }
  expect(
    await p4.as('owner').call('getMenuCategories', { path: { menuSlug: 'lunch' } }),
  ).toMatchObject(refused)
})
