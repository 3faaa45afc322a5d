import type { Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from '../fixtures.ts'
import { button, field, messages, nextTimer, rowsOf, sent } from '../parts.ts'

const path = { menuSlug: 'breakfast' }
const treeOf = (p4: TestP4) => p4.as('owner').ok('getMenuCategories', { path })
const names = async (p4: TestP4) =>
  (await treeOf(p4)).map(({ children }) => children.map(({ name }) => name))
/** The lines in their order, once the names of products are read. */
const handles = async (page: Page) => {
  await expect(button(page, 'Move …')).toHaveCount(0)
  return page
    .getByRole('button', { name: /^Move / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Move ', '')))
}

test('subcategories and products are dragged; each drop is saved at once in the tree as it is by then (MENU-03, MENU-04, API-128, AMB-137)', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const [, food] = await treeOf(p4)
  await signIn('owner')
  await page.goto(`/menus?menu=breakfast&category=${food?.id}`)
  await expect.poll(() => handles(page)).toEqual(['Bakery', 'Hot', 'Coming Soon'])

  await p4.as('admin').ok('createMenuCategory', { path, body: { name: 'Later' } })
  const put = sent(page, 'PUT')
  await dragTo(page, 'Coming Soon', 'Bakery')
  expect((await put).postDataJSON()).toHaveLength(3)
  await expect
    .poll(() => names(p4))
    .toEqual([['Morning Coffee'], ['Coming Soon', 'Bakery', 'Hot'], []])
  await expect(messages(page)).toBeHidden()

  await button(page, 'Bakery').click()
  const first = (await handles(page))[2] ?? ''
  await button(page, `Move ${first}`).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${first}`)).toBeAttached()
  await nextTimer(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(new RegExp(`^${first} is over \\d+ of \\d+ in `))).toBeAttached()
  await page.keyboard.press('Space')
  const firsts = async () => (await treeOf(p4))[1]?.children.map(({ products }) => products[0])
  const [bakery, hot] = food?.children ?? []
  const [top, second] = bakery?.products ?? []
  await expect.poll(firsts).toEqual([top, second, hot?.products[0]])
  await expect(page.getByText(`${first} was moved to Coming Soon.`)).toBeVisible()
  await button(page, 'Undo').click()
  await expect.poll(firsts).toEqual([undefined, top, hot?.products[0]])

  await button(page, 'Bakery').click()
  await expect.poll(() => handles(page)).toHaveLength(3)
  const before = await handles(page)
  fail('updateMenuCategories', { status: 500, message: 'Not now.', times: 1 })
  await dragTo(page, 'Hot', 'Coming Soon')
  await expect(messages(page).getByRole('alert')).toHaveText('Not now.')
  await expect(messages(page).getByRole('status')).toHaveText(
    'Hot was put back to 3 of 3 in Food, because the move was refused.',
  )
  await expect.poll(() => handles(page)).toEqual(before)
})

test('MENU-04, PLUS-06: a product that moves to another subcategory keeps the focus, also when the move is refused', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const [, food] = await treeOf(p4)
  await signIn('owner')
  await page.goto(`/menus?menu=breakfast&category=${food?.id}`)
  await button(page, 'Hot').click()
  await button(page, 'Bakery').click()
  const products = food?.children[0]?.products.length ?? 0
  const hot = products + 1
  await expect.poll(async () => (await handles(page))[hot]).toBe('Hot')
  const last = (await handles(page))[products] ?? ''
  const handle = button(page, `Move ${last}`)
  const moveDown = async () => {
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`Picked up ${last}`)).toBeAttached()
    await nextTimer(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(new RegExp(`^${last} is over 1 of \\d+ in Hot`))).toBeAttached()
    await page.keyboard.press('Space')
  }
  fail('updateMenuCategories', { status: 500, message: 'Not now.', times: 1 })
  await moveDown()
  await expect(messages(page)).toContainText('Not now.')
  await expect.poll(async () => (await handles(page))[products]).toBe(last)
  await expect(handle).toBeFocused()

  await moveDown()
  await expect(page.getByText(`${last} was moved to Hot.`)).toBeVisible()
  await expect.poll(async () => (await handles(page))[hot]).toBe(last)
  await expect(handle).toBeFocused()
})

test('MENU-02, MENU-03, AMB-137: lines are dropped on the tabs of other categories, and dragged by touch', async ({
  page,
  p4,
  signIn,
}) => {
  const [drinks, food] = await treeOf(p4)
  await signIn('owner')
  await page.goto(`/menus?menu=breakfast&category=${food?.id}`)
  const tab = page.getByRole('tab', { name: drinks?.name ?? '' })
  const over = await tab.boundingBox()
  const [x, y] = [(over?.x ?? 0) + 8, (over?.y ?? 0) + 8]
  await lift(page, 'Hot')
  await page.mouse.move(x, y, { steps: 10 })
  await expect(tab).toHaveAttribute('data-drop', 'true')
  const carried = page.locator('[aria-hidden]').getByText('Hot', { exact: true })
  expect((await carried.boundingBox())?.x).toBeCloseTo(x + 12, 0)
  await page.mouse.up()
  await expect(carried).toBeHidden()
  await expect(page.getByText(`Hot was moved to ${drinks?.name}.`)).toBeVisible()
  await expect
    .poll(() => names(p4))
    .toEqual([
      ['Morning Coffee', 'Hot'],
      ['Bakery', 'Coming Soon'],
    ])

  await button(page, 'Bakery').click()
  const product = (await handles(page))[1] ?? ''
  await lift(page, product)
  const heading = rowsOf(page, 'Food').filter({ has: button(page, 'Bakery') })
  await page.mouse.move(x, y + 200, { steps: 10 })
  await expect(heading).toHaveCSS('outline-style', 'solid')
  await page.mouse.move(x, y, { steps: 10 })
  await expect(tab).toHaveAttribute('data-drop', 'true')
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: `Move ${product}` })
  await field(dialog, 'Subcategory').fill('Hot')
  await page.getByRole('option', { name: /^Hot/ }).click()
  await button(dialog, 'Move').click()
  const id = food?.children[0]?.products[0] ?? 0
  await expect.poll(async () => (await treeOf(p4))[0]?.children[1]?.products.at(-1)).toBe(id)

  await button(page, 'Bakery').click()
  const touch = await page.context().newCDPSession(page)
  const at = async (name: string) => {
    const box = await button(page, `Move ${name}`).boundingBox()
    return [{ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }]
  }
  const [from, to] = [await at('Coming Soon'), await at('Bakery')]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from })
  for (let step = 1; step <= 10; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: from.map((point) => ({
        x: point.x,
        y: point.y + (((to[0]?.y ?? 0) - point.y) * step) / 10,
      })),
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await names(p4))[1]).toEqual(['Coming Soon', 'Bakery'])
})

test('MENU-03, MENU-04: a product that is held over a collapsed subcategory near the end of the window lands in it', async ({
  page,
  p4,
  signIn,
}) => {
  const allDay = { menuSlug: 'all-day' }
  const treeNow = () => p4.as('owner').ok('getMenuCategories', { path: allDay })
  const [, open, closed] = (await treeNow())[0]?.children ?? []
  await signIn('owner')
  await page.goto('/menus')
  await button(page, open?.name ?? '').click()
  await expect.poll(async () => (await handles(page)).length).toBeGreaterThan(4)
  const target = button(page, `Move ${closed?.name}`)
  const box = await target.boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  // The window ends a little below the row, and the page goes on below the window.
  await page.setViewportSize({ width: 1280, height: Math.round(y + 86) })
  const product = (await handles(page))[2] ?? ''
  await lift(page, product)
  await page.mouse.move((box?.x ?? 0) + 8, y, { steps: 10 })
  const heading = rowsOf(page, 'Drinks').filter({ has: button(page, closed?.name ?? '') })
  await expect(heading).toHaveCSS('outline-style', 'solid')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.up()
  await expect(page.getByText(`${product} was moved to ${closed?.name}.`)).toBeVisible()
  expect((await treeNow())[0]?.children[2]?.products.at(-1)).toBe(open?.products[0])
})

test('PLUS-08: on a phone the actions of a category stand beside its tab, and names and lines have room for their texts', async ({
  page,
  p4,
  signIn,
}) => {
  const long = 'A category with a name that goes on and on for a while'
  const allDay = { menuSlug: 'all-day' }
  await p4.as('admin').ok('createMenuCategory', { path: allDay, body: { name: long } })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner')
  await page.goto('/menus')
  for (const name of ['Food', long, 'Drinks']) {
    const tab = page.getByRole('tab', { name, exact: true })
    await tab.click()
    const [of, menu] = [
      await tab.boundingBox(),
      await button(page, `Actions for ${name}`).boundingBox(),
    ]
    const gap = (menu?.x ?? 0) - ((of?.x ?? 0) + (of?.width ?? 0))
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(12)
    expect(Math.abs((menu?.y ?? 0) - (of?.y ?? 0))).toBeLessThan(8)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await button(page, 'Espresso').click()
  const rows = rowsOf(page, 'Drinks')
  await expect(rows.nth(2)).toBeVisible()
  const free = await rows.evaluateAll((all) =>
    all.map((row) => row.clientHeight - (row.children[1]?.firstElementChild?.clientHeight ?? 0)),
  )
  expect(Math.min(...free)).toBeGreaterThanOrEqual(16)
})

test('PLUS-08: everybody can use the menus', async ({ page, signIn, expectAccessible }) => {
  await signIn('owner')
  await page.goto('/menus')
  await button(page, 'Espresso').click()
  await expectAccessible()
})

test('PLUS-06, PLUS-08: where nothing moves a closed dialog gives the focus back, too', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('owner')
  await page.goto('/menus')
  const opener = button(page, 'Add Category')
  await opener.click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

/** Takes a line by its handle. */
async function lift(page: Page, name: string) {
  const from = await button(page, `Move ${name}`).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
}

/** Drags a line by its handle to the place of another one. */
async function dragTo(page: Page, name: string, target: string) {
  const to = await button(page, `Move ${target}`).boundingBox()
  await lift(page, name)
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 8, { steps: 10 })
  await page.mouse.up()
}
