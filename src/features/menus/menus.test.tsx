import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { pick } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, writes, fail } = consoleTests()
const path = { menuSlug: 'all-day' }

const tabs = async (name: string) =>
  within(await screen.findByRole('tablist', { name })).getAllByRole('tab')
const chosen = async (name: string) =>
  (await tabs(name)).find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const treeOf = () => owner.ok('getMenuCategories', { path })
const expand = (name: string) => screen.findByRole('button', { name })

test('menus, their categories and what is in them (MENU-01, MENU-02, MENU-03, ROUTE-42, SHELL-25, PERM-25, API-126, API-127)', async () => {
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  await page.user.click(within(navigation).getByRole('link', { name: 'Menus' }))
  expect((await tabs('Menus')).map(({ textContent }) => textContent)).toEqual([
    'All Day',
    'Breakfast',
    'Seasonal',
  ])
  expect(await chosen('Menus')).toBe('All Day')
  const tree = await treeOf()
  expect((await tabs('Categories of All Day')).map(({ textContent }) => textContent)).toEqual(
    tree.map(({ name }) => name),
  )
  const espresso = await expand('Espresso')
  expect(espresso.getAttribute('aria-expanded')).toBe('false')
  await page.user.click(espresso)
  const products = await owner.ok('listProducts')
  const first = tree[0]?.children[0]?.products.slice(0, 3) ?? []
  expect(first).toHaveLength(3)
  for (const id of first) {
    const name = products.find((product) => product.id === id)?.name ?? ''
    expect((await screen.findAllByRole('button', { name: `Move ${name}` })).length).toBeGreaterThan(
      0,
    )
  }

  const [, food] = await tabs('Categories of All Day')
  if (food) await page.user.click(food)
  await waitFor(() => expect(page.address()).toBe(`/menus?menu=all-day&category=${tree[1]?.id}`))
  expect(await expand('Bakery')).toBeDefined()
  const [, , seasonal] = await tabs('Menus')
  if (seasonal) await page.user.click(seasonal)
  await waitFor(() => expect(page.address()).toBe('/menus?menu=seasonal'))
  expect(await screen.findByText('No categories yet')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add Category' })).toBeDefined()
})

test('MENU-03, PLUS-01: expanded subcategories are expanded again after Back and after a reload', async () => {
  const [first, second] = (await treeOf())[0]?.children ?? []
  const page = await open(p4, { as: 'owner', at: '/menus' })
  const expanded = () =>
    screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  for (const { name } of [first, second].flatMap((one) => one ?? [])) {
    await page.user.click(await expand(name))
    await waitFor(() => expect(expanded()).toContain(name))
  }
  await page.user.click(screen.getByRole('button', { name: second?.name, expanded: true }))
  await waitFor(() => expect(expanded()).toEqual([first?.name]))
  expect(page.address()).toBe(`/menus?open=${first?.id}`)

  await page.open('/tags')
  page.router.history.back()
  await waitFor(() => expect(expanded()).toEqual([first?.name]))
  const at = page.address()
  page.close()
  await open(p4, { as: 'owner', at })
  await waitFor(() => expect(expanded()).toEqual([first?.name]))
})

test('MENU-03: a menu opens before the names of its products are known', async () => {
  const [espresso] = (await treeOf())[0]?.children ?? []
  const count = espresso?.products.length ?? 0
  const held = Promise.withResolvers<void>()
  fail('listProducts', { until: held.promise, times: 1 })
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  // The lines of the first window are drawn first.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Move …' })).toHaveLength(count))
  held.resolve()
  const products = await owner.ok('listProducts')
  const first = products.find(({ id }) => id === espresso?.products[0])
  await screen.findAllByRole('button', { name: `Move ${first?.name}` })
  await page.settled()
  expect(screen.queryAllByRole('button', { name: 'Move …' })).toEqual([])
  page.close()

  fail('listProducts', { status: 500 })
  const again = await open(p4, { as: 'owner', at: '/menus' })
  await again.user.click(await expand('Espresso'))
  await screen.findAllByRole('button', { name: `Move Product ${first?.id}` })
  expect(messages()).toEqual(['The server is being repaired.'])
})

test('categories and subcategories are added without a message (MENU-06, AMB-137, AMB-166, API-129)', async () => {
  const page = await open(p4, { as: 'owner', at: '/menus?menu=seasonal' })
  const addNamed = async (button: string, name: string) => {
    await page.user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: button })
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), {
      target: { value: name },
    })
    await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await addNamed('Add Category', 'Winter')
  await waitFor(async () => expect(await chosen('Categories of Seasonal')).toBe('Winter'))
  await addNamed('Add Subcategory', 'Cold')
  fail('createMenuCategory', {
    status: 400,
    message: 'Please check your input.',
    fields: [{ path: 'name', message: 'Too cold.' }],
    times: 1,
  })
  await page.user.click(await screen.findByRole('button', { name: 'Add Category' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Category' })
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.change(field, { target: { value: 'Snow' } })
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await within(dialog).findByText('Too cold.')).toBeDefined()
  expect(field.value).toBe('Snow')
  const tree = await owner.ok('getMenuCategories', { path: { menuSlug: 'seasonal' } })
  expect(tree.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
    ['Winter', ['Cold']],
  ])
  expect(messages()).toEqual(['Please check your input.'])
  const post = { method: 'POST', address: '/p4/categories/seasonal' }
  expect(writes().slice(0, 2)).toEqual([
    { ...post, body: { name: 'Winter' } },
    { ...post, body: { name: 'Cold', parent_id: tree[0]?.id } },
  ])
})

test('MENU-06, PLUS-08: the first category and its first subcategory leave the focus on the button that adds the next one', async () => {
  const page = await open(p4, { as: 'owner', at: '/menus?menu=seasonal' })
  const focused = () => document.activeElement?.textContent
  const addFirst = async (button: string, name: string) => {
    await page.user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: button }))
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), `${name}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await addFirst('Add Category', 'Winter')
  await screen.findByRole('tab', { name: 'Winter' })
  await page.settled()
  await waitFor(() => expect(focused()).toBe('Add Category'))

  await addFirst('Add Subcategory', 'Cold')
  await screen.findByRole('button', { name: 'Cold' })
  await waitFor(() => expect(focused()).toBe('Add Subcategory'))
})

test('MENU-04, AMB-137: a product goes to a subcategory of any category, never twice into one', async () => {
  const [drinks, food] = await treeOf()
  const [espresso] = drinks?.children ?? []
  const bakery = food?.children.find(({ name }) => name === 'Bakery')
  const [first = 0] = espresso?.products ?? []
  const products = await owner.ok('listProducts')
  const name = products.find(({ id }) => id === first)?.name ?? ''
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  const put = { name: `Put ${name} into another subcategory` }
  const [button] = await screen.findAllByRole('button', put)
  if (button) await page.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: `Move ${name}` }))
  await pick('Subcategory', 'Bakery')
  const fill = async (ids: readonly number[]) => {
    const body = (await treeOf()).map((category) => ({
      ...category,
      children: category.children.map((child) =>
        child.id === bakery?.id ? { ...child, products: [...ids] } : child,
      ),
    }))
    await p4.as('admin').ok('updateMenuCategories', { path, body })
  }
  const before = bakery?.products ?? []
  await fill([...before, first])
  await page.user.click(dialog.getByRole('button', { name: 'Move' }))
  const refusal = 'Bakery holds this product already.'
  expect(await dialog.findByText(refusal)).toBeDefined()
  expect(messages()).toEqual([refusal])

  await fill(before)
  await page.user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  const after = (await treeOf()).flatMap(({ children }) => children)
  expect(after.find(({ id }) => id === bakery?.id)?.products).toEqual([...before, first])
  expect(after.find(({ id }) => id === espresso?.id)?.products).toEqual(espresso?.products.slice(1))
})

test('MENU-02, MENU-04: the categories of a menu are put in order, and the subcategories are counted', async () => {
  const [drinks, food, ...others] = await treeOf()
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  expect(await screen.findByText(`${drinks?.children.length} subcategories`)).toBeDefined()
  await page.settled()
  await page.user.click(screen.getByRole('button', { name: `Actions for ${drinks?.name}` }))
  const item = (name: string) => ({ name, hidden: true })
  fireEvent.click(await screen.findByRole('menuitem', item('Move to the Right')))
  expect(screen.queryByRole('menuitem', item('Move to the Left'))).toBeNull()
  await page.settled()
  const order = [food, drinks, ...others].map((category) => category?.name)
  expect((await tabs('Categories of All Day')).map(({ textContent }) => textContent)).toEqual(order)
  expect((await treeOf()).map(({ name }) => name)).toEqual(order)
  expect(await chosen('Categories of All Day')).toBe(drinks?.name)
  expect(screen.getByRole('button', { name: 'Espresso', expanded: true })).toBeDefined()
})

test('MENU-04: a subcategory moves to the category that its action names, also when somebody else has changed the categories meanwhile', async () => {
  const [drinks, food, shop, ...others] = await treeOf()
  const [first, second] = drinks?.children ?? []
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await expand(first?.name ?? '')
  await page.settled()
  const reordered = [drinks, shop, food, ...others].flatMap((one) => one ?? [])
  await p4.as('admin').ok('updateMenuCategories', { path, body: reordered })
  // A change of the console's own shows what the other person changed.
  const act = async (of: string | undefined, action: string) => {
    await page.user.click(screen.getByRole('button', { name: `Actions for ${of}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
    await page.settled()
  }
  await act(first?.name, 'Move down')
  expect((await tabs('Categories of All Day')).map(({ textContent }) => textContent)).toEqual(
    reordered.map(({ name }) => name),
  )
  await act(second?.name, `Move to ${shop?.name}`)
  const moved = (await treeOf()).find(({ children }) =>
    children.some(({ id }) => id === second?.id),
  )
  expect(moved?.name).toBe(shop?.name)
})

test('MENU-06, PLUS-08, API-130: what is deleted hands the focus to its neighbour', async () => {
  const menuSlug = 'breakfast'
  const [, food] = await owner.ok('getMenuCategories', { path: { menuSlug } })
  const page = await open(p4, { as: 'owner', at: `/menus?menu=breakfast&category=${food?.id}` })
  const names = food?.children.map(({ name }) => name) ?? []
  const focused = () => document.activeElement?.getAttribute('aria-label')
  for (const [at, name] of names.entries()) {
    const button = await screen.findByRole('button', { name: `Actions for ${name}` })
    await page.settled()
    await page.user.click(button)
    // Nothing is laid out, so that the list of actions counts as scrolled out of sight.
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this subcategory?' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    const next = names[at + 1]
    if (next) await waitFor(() => expect(focused()).toBe(`Actions for ${next}`))
  }
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Subcategory'))
  expect(screen.getAllByRole('button', { name: 'Add Subcategory' })).toHaveLength(1)
  await page.settled()
  expect(writes().map(({ method, address }) => `${method} ${address}`)).toEqual(
    food?.children.map(({ id }) => `DELETE /p4/categories/breakfast/${id}`),
  )
})

test('MENU-04, PLUS-08, API-128: a product that is removed is gone at once, and hands the focus to the next line of its subcategory', async () => {
  const [espresso] = (await treeOf())[0]?.children ?? []
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  const removes = () => screen.getAllByRole('button', { name: /^Remove .* from Espresso$/ })
  await waitFor(() => expect(removes().length).toBeGreaterThan(2))
  await page.settled()
  const [first, second] = removes()
  const next = second?.getAttribute('aria-label')
  first?.focus()
  await page.user.keyboard('{Enter}')
  await page.settled()
  expect(first?.isConnected).toBe(false)
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
  expect(writes()).toMatchObject([{ method: 'PUT', address: '/p4/categories/all-day' }])
  const [kept] = (await treeOf())[0]?.children ?? []
  expect(kept?.products).toEqual(espresso?.products.slice(1))
})

test('MENU-04, AMB-166, PLUS-08: a removed product is told without a flash, and Undo puts it back at its place in the menu as it is by then', async () => {
  const [espresso] = (await treeOf())[0]?.children ?? []
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  await page.settled()
  const [, second] = screen.getAllByRole('button', { name: /^Remove .* from Espresso$/ })
  const name = second?.getAttribute('aria-label')?.slice('Remove '.length, -' from Espresso'.length)
  if (second) await page.user.click(second)
  expect(await screen.findByText(`${name} was removed from Espresso.`)).toBeDefined()
  await p4.as('admin').ok('createMenuCategory', { path, body: { name: 'Later' } })
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${name}`),
  )
  const after = await treeOf()
  expect(after.at(-1)?.name).toBe('Later')
  expect(after[0]?.children[0]?.products).toEqual(espresso?.products)
  expect(messages()).toEqual([])
})

test('MENU-04, AMB-166: a subcategory that went to another category is told, and Undo brings it back', async () => {
  const [drinks, food] = await treeOf()
  const names = drinks?.children.map((child) => child.name) ?? []
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${names[1]}` }))
  const action = { name: `Move to ${food?.name}`, hidden: true }
  fireEvent.click(await screen.findByRole('menuitem', action))
  expect(await screen.findByText(`${names[1]} was moved to ${food?.name}.`)).toBeDefined()
  const now = async () => (await treeOf())[0]?.children.map((child) => child.name)
  expect(await now()).toEqual(names.toSpliced(1, 1))
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await now()).toEqual(names))
  await page.settled()
  expect(messages()).toEqual([])
})

test('MENU-03, MENU-04, AMB-166: a product that moved into a closed subcategory is told, and Undo brings it back; a move within its own tells nothing', async () => {
  const [drinks, ...others] = await treeOf()
  const [long, next, ...rest] = drinks?.children ?? []
  if (!drinks || !long || !next) throw new Error('The menu has too few subcategories.')
  const espresso = { ...long, products: long.products.slice(0, 2) }
  const body = [{ ...drinks, children: [espresso, next, ...rest] }, ...others]
  await p4.as('admin').ok('updateMenuCategories', { path, body })
  const [first = 0, last = 0] = espresso.products
  const name = (await owner.ok('listProducts')).find(({ id }) => id === last)?.name
  const page = await open(p4, { as: 'owner', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  await page.settled()
  const act = async (action: string) => {
    await page.user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
    await page.settled()
  }
  const now = async () => (await treeOf())[0]?.children.slice(0, 2).map(({ products }) => products)
  await act('Move up')
  expect(await now()).toEqual([[last, first], next.products])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await act('Move down')
  await act('Move down')
  expect(await screen.findByText(`${name} was moved to ${next.name}.`)).toBeDefined()
  expect(await now()).toEqual([[first], [...next.products, last]])
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await now()).toEqual([espresso.products, next.products]))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${name}`),
  )
  await page.settled()
  expect(messages()).toEqual([])
})

test('PERM-25, AMB-25: without the permission a menu is read, and nothing can be moved', async () => {
  const page = await open(p4, { as: 'barista', at: '/menus' })
  await page.user.click(await expand('Espresso'))
  expect(screen.queryByRole('button', { name: /^(Move|Actions for)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(screen.getByRole('button', { name: '3 actions not allowed' })).toBeDefined()
})

test('PERM-25, PERM-05: that every change is saved at once is told only to those who may change menus', async () => {
  for (const [as, facts] of [
    ['owner', 'What customers order from. Every change is saved at once.'],
    ['barista', 'What customers order from.'],
  ] as const) {
    const page = await open(p4, { as, at: '/menus' })
    expect((await screen.findByText(/^What customers order from/)).textContent).toBe(facts)
    page.close()
  }
})
