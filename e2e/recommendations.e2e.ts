import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from './fixtures.ts'
import { button, field, messages, nextTimer } from './parts.ts'

const rowsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const engine = (page: Page) => rowsOf(page, 'Recommendation Engine')
const put = (page: Page) => rowsOf(page, 'Recommended Products')
/** The names of the rows in the order they are shown, read from the handles and the arrows. */
const labels = (page: Page, pattern: RegExp) =>
  page
    .getByRole('button', { name: pattern })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''))
const triggers = async (page: Page) =>
  (await labels(page, /^Move /)).map((label) => label.replace(/^Move /, ''))
const products = async (page: Page) =>
  (await labels(page, /^Move .* up$/)).map((label) => label.replace(/^Move (.*) up$/, '$1'))
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** The product of a name, active or not. */
async function product(p4: TestP4, name: string) {
  const owner = p4.as('owner')
  const all = [
    ...(await owner.ok('listProducts')),
    ...(await owner.ok('listProducts', { query: { archived: true } })),
  ]
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`There is no product ${name}`)
  return found
}

async function recommendation(p4: TestP4, trigger: string) {
  const { id } = await product(p4, trigger)
  const found = (await p4.as('owner').ok('listRecommendations')).find(
    (one) => one.product_id === id,
  )
  if (!found) throw new Error(`${trigger} has no recommendation`)
  return found
}

async function pick(page: Page, label: string, name: string) {
  await field(page, label).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

/** Moves a row with the keyboard: Space, arrows, Space. */
async function drag(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown') {
  await button(page, `Move ${name}`).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${name}`)).toBeAttached()
  await nextTimer(page)
  await page.keyboard.press(key)
  await expect(page.getByText(`${name} is over position`)).toBeAttached()
  await page.keyboard.press('Space')
}

test.describe('Recommendation Engine', () => {
  test('RECENG-01, RECENG-02, RECENG-03, RECENG-11, ROUTE-36, SHELL-22, PERM-11: the table, its entry and its actions', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    await signIn('owner')
    await page.goto('/current-user')
    await entry(page, 'Recommendation Engine').click()
    await expect(page).toHaveURL('/recommendation-engine')
    await expect(page.getByRole('heading', { name: 'Recommendation Engine' })).toBeVisible()
    const table = page.getByRole('table', { name: 'Recommendation Engine' })
    await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
      'Order',
      'Trigger',
      'Recommendations',
      'Actions',
    ])
    const first = engine(page).first()
    await expect(first).toContainText('House Latte')
    const croissant = await product(p4, 'Almond Croissant')
    await expect(first.getByRole('listitem')).toHaveText([
      `Almond Croissant ${croissant.square_sku}`,
      /^Morning Bun /,
      /^Chocolate Chip Cookie /,
    ])
    await expect(button(page, 'Add Recommendation')).toBeVisible()
    for (const name of ['Edit row', 'Delete row', 'Move House Latte'])
      await expect(first.getByRole('button', { name })).toBeVisible()
    const { id, sort_order, ...rest } = await recommendation(p4, 'House Latte')
    expect(rest).toEqual({
      product_id: expect.any(Number),
      recommended_product_ids: expect.arrayContaining([croissant.id]),
    })
    await expectAccessible()
  })

  test('RECENG-04, RECENG-05, RECENG-09, RECENG-12, FLASH-20, AMB-77, API-67: a trigger is picked, then the products it recommends', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const least = Math.min(
      ...(await p4.as('owner').ok('listRecommendations')).map(({ sort_order }) => sort_order),
    )
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await button(page, 'Add Recommendation').click()
    const dialog = page.getByRole('dialog', { name: 'Create Recommendation' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('Choose a product.')).toBeVisible()
    await expectAccessible()
    await field(page, 'Trigger').fill('House')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('option', { name: /^House Latte/ })).toHaveCount(0)
    await pick(page, 'Trigger', 'Cortado')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick()
    expect((await posted).postDataJSON()).toEqual({
      product_id: (await product(p4, 'Cortado')).id,
      recommended_product_ids: [],
      sort_order: least - 1,
    })
    await expect(messages(page)).toContainText('Recommendation Created')
    await expect(page.getByRole('dialog', { name: 'Recommendations For Cortado' })).toBeVisible()
    await pick(page, 'Additional Product', 'Morning Bun')
    await button(page, 'Confirm').click()
    await expect(engine(page).first()).toContainText('Cortado')
    await expect(engine(page).first().getByRole('listitem')).toHaveText([/^Morning Bun/])
  })

  test('RECENG-09: the first recommendation of all has sort_order 0', async ({
    page,
    p4,
    signIn,
  }) => {
    const owner = p4.as('owner')
    for (const { id } of await owner.ok('listRecommendations'))
      await owner.ok('deleteRecommendation', { path: { id } })
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await expect(page.getByText('No recommendations yet')).toBeVisible()
    await button(page, 'Add Recommendation').first().click()
    await pick(page, 'Trigger', 'Cortado')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Confirm').click()
    expect((await posted).postDataJSON()).toMatchObject({ sort_order: 0 })
  })

  test('RECENG-06, RECENG-07, RECENG-08, RECENG-12, FLASH-19, AMB-76, API-69: pickers are replaced, emptied and added; one PATCH with the list', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const { id } = await recommendation(p4, 'House Latte')
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await engine(page).first().getByRole('button', { name: 'Edit row' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recommendations For House Latte' })
    await expect(field(page, 'Product 1')).toHaveValue('Almond Croissant')
    await expect(field(page, 'Product 3')).toHaveValue('Chocolate Chip Cookie')
    await expect(field(page, 'Product 4')).toHaveCount(0)
    await expect(field(page, 'Additional Product')).toHaveValue('')
    await expectAccessible()
    await pick(page, 'Product 1', 'Snickerdoodle')
    await field(page, 'Product 2').click()
    await page.getByRole('option', { name: 'None', exact: true }).click()
    await expect(field(page, 'Product 2')).toHaveValue('')
    await pick(page, 'Additional Product', 'Plain Bagel')
    await expect(field(page, 'Product 4')).toHaveValue('Plain Bagel')
    const patches: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH')
        patches.push([new URL(request.url()).pathname, request.postDataJSON()])
    })
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(messages(page)).toHaveText('Recommendation Updated')
    await expect(dialog).toBeHidden()
    const ids = []
    for (const name of ['Snickerdoodle', 'Chocolate Chip Cookie', 'Plain Bagel'])
      ids.push((await product(p4, name)).id)
    expect(patches).toEqual([[`/p4/recommendations/${id}`, { recommended_product_ids: ids }]])
    await expect(engine(page).first().getByRole('listitem')).toHaveText([
      /^Snickerdoodle/,
      /^Chocolate Chip Cookie/,
      /^Plain Bagel/,
    ])
  })

  test('RECENG-08, PLUS-05: a refused list stays in the dialog; Cancel asks before it is lost', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    const before = await recommendation(p4, 'House Latte')
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await engine(page).first().getByRole('button', { name: 'Edit row' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recommendations For House Latte' })
    await pick(page, 'Additional Product', 'Plain Bagel')
    fail('updateRecommendation', { network: 'gone', times: 1 })
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
    await expect(field(page, 'Product 4')).toHaveValue('Plain Bagel')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    expect(await recommendation(p4, 'House Latte')).toEqual(before)
  })

  test('RECENG-12, FLASH-18, AMB-77: deleting asks with Cancel and Confirm', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    await signIn('owner')
    await page.goto('/recommendation-engine')
    const latte = engine(page).filter({ has: button(page, 'Move House Latte') })
    await latte.getByRole('button', { name: 'Delete row' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(latte).toBeVisible()
    await latte.getByRole('button', { name: 'Delete row' }).click()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(messages(page)).toHaveText('Recommendation Deleted')
    await expect(latte).toHaveCount(0)
    await expect(recommendation(p4, 'House Latte')).rejects.toThrow()
  })

  test('RECENG-10, AMB-78, API-71: a dragged row is there at once and all rows are sent with their index', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await expect(engine(page).first()).toBeVisible()
    const before = await p4.as('owner').ok('listRecommendations')
    const held = Promise.withResolvers<void>()
    fail('sortRecommendations', { until: held.promise, times: 1 })
    const sent = page.waitForRequest(/\/p4\/recommendations\/sort$/)
    await drag(page, 'House Latte', 'ArrowDown')
    const order = [before[1], before[0], ...before.slice(2)].map((row) => row?.id)
    expect((await sent).postDataJSON()).toEqual({
      recommendations: order.map((id, sort_order) => ({ id, sort_order })),
    })
    expect((await triggers(page)).slice(0, 2)).toEqual(['House Drip', 'House Latte'])
    held.resolve()
    await expect
      .poll(async () => (await p4.as('owner').ok('listRecommendations')).map(({ id }) => id))
      .toEqual(order)
    expect((await triggers(page))[1]).toBe('House Latte')
    await expect(messages(page)).toBeHidden()
  })

  test('RECENG-10, FLASH-05: the network goes during a reorder; the rows go back and it is said', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await expect(engine(page).first()).toBeVisible()
    // The names of archived products come a moment later.
    await expect.poll(() => triggers(page)).not.toContainEqual(expect.stringMatching(/^Product \d/))
    const shown = await triggers(page)
    const before = await p4.as('owner').ok('listRecommendations')
    fail('sortRecommendations', { network: 'gone', times: 1 })
    await drag(page, 'House Latte', 'ArrowDown')
    await expect(messages(page)).toHaveText('Something went wrong.')
    await expect.poll(() => triggers(page)).toEqual(shown)
    expect(await p4.as('owner').ok('listRecommendations')).toEqual(before)
  })

  test('RECENG-10: two reorders at once end in the order of the last one', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    await signIn('owner')
    await page.goto('/recommendation-engine')
    const held = Promise.withResolvers<void>()
    fail('sortRecommendations', { until: held.promise, times: 1 })
    const down = async (name: string) => {
      await button(page, `Actions for ${name}`).click()
      await page.getByRole('menuitem', { name: 'Move down' }).click()
    }
    await down('House Latte')
    await down('House Latte')
    await expect.poll(async () => (await triggers(page))[2]).toBe('House Latte')
    held.resolve()
    const { product_id } = await recommendation(p4, 'House Latte')
    await expect
      .poll(async () => (await p4.as('owner').ok('listRecommendations'))[2]?.product_id)
      .toBe(product_id)
    expect((await triggers(page))[2]).toBe('House Latte')
  })

  test('RECENG-10: a row dragged in an old list keeps what somebody else has moved', async ({
    page,
    p4,
    signIn,
  }) => {
    await signIn('owner')
    await page.goto('/recommendation-engine')
    await expect(engine(page).first()).toBeVisible()
    const [first, second, ...others] = await p4.as('owner').ok('listRecommendations')
    const last = others.pop()
    // Somebody puts the last row first; this page does not know it.
    const theirs = [last, first, second, ...others].map((row) => row?.id ?? 0)
    await p4.as('admin').ok('sortRecommendations', {
      body: { recommendations: theirs.map((id, sort_order) => ({ id, sort_order })) },
    })
    await drag(page, 'House Latte', 'ArrowDown')
    const both = [last, second, first, ...others].map((row) => row?.id)
    await expect
      .poll(async () => (await p4.as('owner').ok('listRecommendations')).map(({ id }) => id))
      .toEqual(both)
    await expect
      .poll(async () => (await triggers(page)).slice(1, 3))
      .toEqual(['House Drip', 'House Latte'])
  })

  test('RECENG-02: a trigger that was archived is marked as an archived recommendation is', async ({
    page,
    p4,
    signIn,
  }) => {
    const owner = p4.as('owner')
    const latte = await product(p4, 'House Latte')
    const { id, recommended_product_ids: beside } = await recommendation(p4, 'House Drip')
    await owner.ok('updateRecommendation', {
      path: { id },
      body: { recommended_product_ids: [...beside, latte.id] },
    })
    const archived_at = '2026-03-01T10:00:00.000Z'
    await owner.ok('patchProduct', { path: { id: latte.id }, body: { archived_at } })
    await signIn('owner')
    await page.goto('/recommendation-engine')
    const cells = engine(page).getByRole('cell').filter({ hasText: 'House Latte' })
    await expect(cells.filter({ hasText: /^House Latte\s*Archived$/ })).toHaveCount(1)
    const marks = cells.getByText('Archived', { exact: true })
    await expect(marks.first()).toBeVisible()
    const looks = await marks.evaluateAll((all) => all.map((one) => one.className))
    expect(looks.length).toBeGreaterThan(1)
    expect(new Set(looks).size).toBe(1)
  })

  test('AMB-170, CONST-04: the names of products are read once per session, the pickers every 30 seconds', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    let reads = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/p4/products')) reads += 1
    })
    await page.goto('/recommendation-engine')
    await expect(engine(page).first()).toBeVisible()
    expect(reads).toBe(1)
    const later = async (minutes: number) =>
      page.clock.setFixedTime(new Date((await page.evaluate(() => Date.now())) + minutes * 60_000))
    await later(10)
    await entry(page, 'Tags').click()
    await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible()
    await entry(page, 'Recommended Products').click()
    await expect(put(page).first()).toContainText('Cherry Blossom Latte')
    await entry(page, 'Recommendation Engine').click()
    await expect(engine(page).first()).toContainText('House Latte')
    expect(reads).toBe(1)
    await button(page, 'Add Recommendation').click()
    await field(page, 'Trigger').click()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(reads).toBe(2)
  })
})

test.describe('Recommended Products', () => {
  test('RECPROD-01, RECPROD-02, RECPROD-03, RECPROD-06, RECPROD-07, RECPROD-10, ROUTE-35, SHELL-21, PERM-11: the table without pages, in its order', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const owner = p4.as('owner')
    const { id } = await product(p4, 'Cortado')
    for (let more = 0; more < 8; more += 1)
      await owner.ok('createRecommendedProduct', { body: { product_id: id, headline: `${more}` } })
    await signIn('owner')
    await page.goto('/current-user')
    await entry(page, 'Recommended Products').click()
    await expect(page).toHaveURL('/recommended-products')
    const table = page.getByRole('table', { name: 'Recommended Products' })
    await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
      'Sorting',
      'Product',
      'Headline',
      'Description',
      'Pinned',
      'Recent Locations Only',
      'Actions',
    ])
    const kept = await owner.ok('listRecommendedProducts')
    expect(kept.length).toBeGreaterThan(10)
    await expect(put(page)).toHaveCount(kept.length)
    await expect(page.getByRole('button', { name: /page/i })).toHaveCount(0)
    expect(kept[0]).toEqual({
      id: expect.any(Number),
      headline: 'New this spring',
      description: 'Sour cherry and almond blossom. Here until the end of May.',
      product_id: (await product(p4, 'Cherry Blossom Latte')).id,
      pinned: true,
      recent_locations_only: false,
      sort_order: 0,
    })
    const first = put(page).first()
    await expect(first).toContainText('New this spring')
    await expect(first.getByRole('button', { name: /^Move .* up$/ })).toBeDisabled()
    await expect(first.getByRole('button', { name: /^Move .* down$/ })).toBeEnabled()
    await expect(first.getByRole('switch', { name: /^Pinned/ })).toBeChecked()
    await expect(first.getByRole('switch', { name: /^Recent Locations Only/ })).not.toBeChecked()
    await expect(put(page).last().getByRole('button', { name: /down$/ })).toBeDisabled()
    await expect(put(page).last().getByRole('button', { name: /up$/ })).toBeEnabled()
    for (const name of ['Edit', 'Delete'])
      await expect(first.getByRole('button', { name })).toBeVisible()
    await expect(button(page, 'Create Recommended Product')).toBeVisible()
    await expectAccessible()
  })

  test('RECPROD-08, AMB-79, API-74: an arrow swaps with the neighbour by two PATCHes, shown at once, and keeps the focus', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    const before = await p4.as('owner').ok('listRecommendedProducts')
    await signIn('owner')
    await page.goto('/recommended-products')
    const held = Promise.withResolvers<void>()
    fail('updateRecommendedProduct', { until: held.promise, times: 1 })
    const patches: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH')
        patches.push([new URL(request.url()).pathname, request.postDataJSON()])
    })
    const down = button(page, 'Move Cherry Blossom Latte down')
    await down.click()
    await expect
      .poll(async () => (await products(page)).slice(0, 2))
      .toEqual(['Nitro Cold Brew', 'Cherry Blossom Latte'])
    await expect(down).toBeFocused()
    held.resolve()
    await expect(messages(page)).toHaveText('Recommended Product Updated')
    expect(patches).toEqual([
      [`/p4/recommended-products/${before[0]?.id}`, { sort_order: 1 }],
      [`/p4/recommended-products/${before[1]?.id}`, { sort_order: 0 }],
    ])
    const after = await p4.as('owner').ok('listRecommendedProducts')
    expect(after.map(({ id }) => id).slice(0, 2)).toEqual([before[1]?.id, before[0]?.id])
  })

  test('RECPROD-07, RECPROD-08: an arrow pressed in an old list keeps what somebody else has moved, and no two rows share a place', async ({
    page,
    p4,
    signIn,
  }) => {
    const before = await p4.as('owner').ok('listRecommendedProducts')
    const [first, second, ...others] = before
    await signIn('owner')
    await page.goto('/recommended-products')
    await expect(put(page).first()).toBeVisible()
    const last = others.pop()
    await p4.as('admin').ok('updateRecommendedProduct', {
      path: { id: last?.id ?? 0 },
      body: { sort_order: 0 },
    })
    await button(page, 'Move Cherry Blossom Latte down').click()
    await expect(messages(page)).toHaveText('Recommended Product Updated')
    const after = await p4.as('owner').ok('listRecommendedProducts')
    expect(after.map(({ id }) => id)).toEqual(
      [last, second, first, ...others].map((row) => row?.id),
    )
    expect(after.map(({ sort_order }) => sort_order)).toEqual(before.map((_, index) => index))
    // The list is read again and shows the truth.
    await expect
      .poll(async () => (await products(page)).slice(1, 3))
      .toEqual(['Nitro Cold Brew', 'Cherry Blossom Latte'])
  })

  test('RECPROD-07, RECPROD-08: what is searched cannot be moved, and it is said why', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await page.goto('/recommended-products')
    await page.getByRole('searchbox').fill('nitro')
    await expect(put(page)).toHaveCount(1)
    let patches = 0
    page.on('request', (request) => {
      if (request.method() === 'PATCH') patches += 1
    })
    for (const direction of ['up', 'down']) {
      const arrow = button(page, `Move Nitro Cold Brew ${direction}`)
      await expect(arrow).toHaveAccessibleDescription('Clear the search to change the order')
      await arrow.click({ force: true })
    }
    expect(patches).toBe(0)
    await page.getByRole('searchbox').fill('')
    await expect(button(page, 'Move Nitro Cold Brew up')).toBeEnabled()
  })

  test('RECPROD-08, FLASH-05: the network goes between the two PATCHes; the rows are back at their places, on the server too', async ({
    page,
    p4,
    signIn,
    network,
  }) => {
    const before = await p4.as('owner').ok('listRecommendedProducts')
    await signIn('owner')
    await page.goto('/recommended-products')
    await expect(put(page).first()).toBeVisible()
    const shown = await products(page)
    let sent = 0
    network.use(
      http.patch(/\/p4\/recommended-products\/\d+$/, () => {
        sent += 1
        return sent === 2 ? HttpResponse.error() : undefined
      }),
    )
    await button(page, 'Move Nitro Cold Brew down').click()
    await expect(messages(page)).toHaveText('Something went wrong.')
    await expect.poll(() => products(page)).toEqual(shown)
    await expect.poll(() => p4.as('owner').ok('listRecommendedProducts')).toEqual(before)
    expect(sent).toBe(3)
  })

  test('AMB-79, RECPROD-11, FLASH-28: the switches are turned at once, and back when it is refused', async ({
    page,
    p4,
    signIn,
    fail,
  }) => {
    await signIn('owner')
    await page.goto('/recommended-products')
    const pinned = page.getByRole('switch', { name: 'Pinned: Nitro Cold Brew' })
    const recent = page.getByRole('switch', { name: 'Recent Locations Only: Nitro Cold Brew' })
    const held = Promise.withResolvers<void>()
    fail('updateRecommendedProduct', { until: held.promise, times: 1 })
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await pinned.click({ force: true })
    expect((await sent).postDataJSON()).toEqual({ pinned: true })
    await expect(pinned).toBeChecked()
    await expect(messages(page)).toBeHidden()
    held.resolve()
    await expect(messages(page)).toHaveText('Recommended Product Updated')
    await recent.click({ force: true })
    await expect
      .poll(async () => (await p4.as('owner').ok('listRecommendedProducts'))[1])
      .toMatchObject({ pinned: true, recent_locations_only: true })
    fail('updateRecommendedProduct', { status: 500, message: 'Not now.', times: 1 })
    await pinned.click({ force: true })
    await expect(messages(page)).toContainText('Not now.')
    await expect(pinned).toBeChecked()
    await expect(recent).toBeChecked()
  })

  test('RECPROD-04, RECPROD-09, RECPROD-11, FLASH-27, API-73: a product is put forward at the end', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const count = (await p4.as('owner').ok('listRecommendedProducts')).length
    await signIn('owner')
    await page.goto('/recommended-products')
    await button(page, 'Create Recommended Product').click()
    const dialog = page.getByRole('dialog', { name: 'Create Recommended Product' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Choose a product.')).toBeVisible()
    await expectAccessible()
    await pick(page, 'Product', 'Cortado')
    await field(page, 'Headline').fill('Small and strong')
    await field(page, 'Description').fill('Half and half.')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await dialog.getByRole('button', { name: 'Save' }).dblclick()
    expect((await posted).postDataJSON()).toEqual({
      product_id: (await product(p4, 'Cortado')).id,
      headline: 'Small and strong',
      description: 'Half and half.',
      pinned: false,
      recent_locations_only: false,
      sort_order: count,
    })
    await expect(messages(page)).toHaveText('Recommended Product Created')
    await expect(dialog).toBeHidden()
    await expect(put(page)).toHaveCount(count + 1)
    await expect(put(page).last()).toContainText('Small and strong')
  })

  test('RECPROD-03, RECPROD-04, RECPROD-11, FLASH-28, PLUS-05: a row is edited; a refused save keeps what was typed', async ({
    page,
    p4,
    signIn,
    fail,
    expectAccessible,
  }) => {
    await signIn('owner')
    await page.goto('/recommended-products')
    await put(page).nth(1).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Recommended Product' })
    await expect(field(page, 'Product')).toHaveValue('Nitro Cold Brew')
    await expectAccessible()
    await field(page, 'Headline').fill('Velvet')
    fail('updateRecommendedProduct', { status: 500, message: 'Not now.', times: 1 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Not now.')
    await expect(field(page, 'Headline')).toHaveValue('Velvet')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(messages(page)).toContainText('Recommended Product Updated')
    await expect(put(page).nth(1)).toContainText('Velvet')
    const kept = await p4.as('owner').ok('listRecommendedProducts')
    expect(kept[1]).toMatchObject({ headline: 'Velvet', sort_order: 1 })
  })

  test('RECPROD-05, RECPROD-11, FLASH-29, API-75: deleting asks in the specified words', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const before = await p4.as('owner').ok('listRecommendedProducts')
    await signIn('owner')
    await page.goto('/recommended-products')
    await put(page).nth(2).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm delete!' })
    await expect(dialog).toContainText(
      'Are you sure you want to completely remove this recommended product?',
    )
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Nevermind' }).click()
    await expect(put(page)).toHaveCount(before.length)
    await put(page).nth(2).getByRole('button', { name: 'Delete' }).click()
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    expect((await sent).postDataJSON()).toEqual({ id: before[2]?.id })
    await expect(messages(page)).toHaveText('Recommended Product Deleted')
    await expect(put(page)).toHaveCount(before.length - 1)
    await expect(put(page).filter({ hasText: 'Almond Croissant' })).toHaveCount(0)
  })
})

for (const persona of ['storeLead', 'barista'] as const)
  test(`PERM-11, AMB-25, AMB-24, SHELL-21, SHELL-22: the ${persona} has no entries, reads both screens, changes nothing and is told why`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(persona)
    await page.goto('/recommendation-engine')
    await expect(engine(page).first()).toContainText('House Latte')
    for (const name of ['Recommendation Engine', 'Recommended Products'])
      await expect(entry(page, name)).toHaveCount(0)
    await expect(button(page, 'Add Recommendation')).toHaveCount(0)
    await expect(engine(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: '4 actions hidden' }).click()
    await expect(page.getByText(/recommended-products:update/).first()).toBeVisible()
    await expectAccessible()
    await page.goto('/recommended-products')
    await expect(put(page).first()).toContainText('Cherry Blossom Latte')
    await expect(button(page, 'Create Recommended Product')).toHaveCount(0)
    await expect(put(page).getByRole('button')).toHaveCount(0)
    await expect(put(page).getByRole('switch')).toHaveCount(0)
    await page.getByRole('button', { name: '3 actions hidden' }).click()
    await expect(page.getByText(/recommended-products:update/).first()).toBeVisible()
    await expectAccessible()
  })
