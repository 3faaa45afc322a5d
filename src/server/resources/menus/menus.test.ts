import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'

const p4 = freshP4()
const owner = p4.as('owner')

test('API-126, MENU-01: everybody signed in reads the menus in the order of their tabs', async () => {
  expect(await p4.as('barista').ok('listMenus')).toEqual([
    { slug: 'all-day', title: 'All Day' },
    { slug: 'breakfast', title: 'Breakfast' },
    { slug: 'seasonal', title: 'Seasonal' },
  ])
})

test('API-127, MENU-05: a menu is a tree of categories, subcategories and product ids', async () => {
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

const menu = { menuSlug: 'breakfast' }

test('API-128, AMB-137: the whole tree is saved: names, order, and products moved between subcategories', async () => {
  const tree = await owner.ok('getMenuCategories', { path: menu })
  const [drinks, food] = tree
  const [bakery, hot, soon] = food?.children ?? []
  if (!drinks || !food || !bakery || !hot || !soon) throw new Error('There are categories')
  const [first, ...rest] = bakery.products
  if (!first) throw new Error('There are products')
  const next = [
    {
      ...food,
      name: 'Things to eat',
      children: [
        { ...hot, products: [...hot.products, first] },
        { ...bakery, products: rest },
      ],
    },
    { ...drinks, children: [...drinks.children, soon] },
  ]
  expect(await owner.ok('updateMenuCategories', { path: menu, body: next })).toEqual(next)
  expect(await owner.ok('getMenuCategories', { path: menu })).toEqual(next)
})

test('API-128: a tree with other categories than the menu has is refused, and nothing is written', async () => {
  const tree = await owner.ok('getMenuCategories', { path: menu })
  const [drinks, food] = tree
  const [bakery] = food?.children ?? []
  if (!drinks || !food || !bakery) throw new Error('There are categories')
  const put = (body: unknown) => owner.call('updateMenuCategories', { path: menu, body })
  const others = await owner.ok('getMenuCategories', { path: { menuSlug: 'all-day' } })
  expect(await put([food])).toMatchObject({ status: 409 })
  expect(await put([...tree, ...others])).toMatchObject({ status: 409 })
  expect(await put([...tree, food])).toMatchObject(refusedAt('2.id'))
  const unknown = { ...bakery, products: [...bakery.products, 987_654] }
  const at = `1.children.0.products.${bakery.products.length}`
  expect(
    await put([drinks, { ...food, children: [unknown, ...food.children.slice(1)] }]),
  ).toMatchObject(refusedAt(at))
  const raised = { id: bakery.id, name: 'Bakery', parent_id: null, children: [] }
  expect(await put([drinks, { ...food, children: food.children.slice(1) }, raised])).toMatchObject(
    refusedAt('2.id'),
  )
  expect(await put([drinks, { ...food, name: '  ' }])).toMatchObject(
    refusedAt('1.name', 'Must provide a name.'),
  )
  expect(await owner.ok('getMenuCategories', { path: menu })).toEqual(tree)
})

test('API-129, API-130, MENU-06: categories of both levels are created at the end, and deleted', async () => {
  const before = await owner.ok('getMenuCategories', { path: menu })
  const { status, body: top } = await owner.call('createMenuCategory', {
    path: menu,
    body: { name: 'Merchandise' },
  })
  expect(status).toBe(201)
  expect(top).toEqual({ id: expect.any(Number), name: 'Merchandise', parent_id: null })
  const tree = await owner.ok('getMenuCategories', { path: menu })
  const parent = tree.at(-1)
  expect(parent).toMatchObject({ name: 'Merchandise', children: [] })
  if (!parent) throw new Error('The category is there')
  const child = await owner.ok('createMenuCategory', {
    path: menu,
    body: { name: 'Mugs', parent_id: parent.id },
  })
  expect((await owner.ok('getMenuCategories', { path: menu })).at(-1)?.children).toEqual([
    { id: child.id, name: 'Mugs', products: [] },
  ])
  for (const parent_id of [child.id, 987_654])
    expect(
      await owner.call('createMenuCategory', { path: menu, body: { name: 'Cups', parent_id } }),
    ).toMatchObject(refusedAt('parent_id'))
  const gone = { ...menu, categoryId: parent.id }
  expect(await owner.ok('deleteMenuCategory', { path: gone })).toEqual({ id: parent.id })
  expect(await owner.ok('getMenuCategories', { path: menu })).toEqual(before)
  expect(await owner.call('deleteMenuCategory', { path: gone })).toMatchObject({ status: 404 })
})
