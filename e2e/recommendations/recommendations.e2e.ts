import { expect, test } from '../fixtures.ts'
import { button, drag, field, messages, pick } from '../parts.ts'
import { engine, entry, product, put, recommendation, triggers } from './recommendationParts.ts'

test.describe('Recommendation Engine', () => {
  test('the table, its entry and its actions (RECENG-01, RECENG-02, RECENG-03, RECENG-11, ROUTE-36, SHELL-22, PERM-11)', async ({
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
    for (const name of ['Edit row House Latte', 'Delete row House Latte', 'Move House Latte'])
      await expect(first.getByRole('button', { name, exact: true })).toBeVisible()
    const { id, sort_order, ...rest } = await recommendation(p4, 'House Latte')
    expect(rest).toEqual({
      product_id: expect.any(Number),
      recommended_product_ids: expect.arrayContaining([croissant.id]),
    })
    await expectAccessible()
  })

  test('a trigger is picked, then the products it recommends (RECENG-04, RECENG-05, RECENG-09, RECENG-12, FLASH-20, AMB-77, API-67)', async ({
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
    const next = page.getByRole('dialog', { name: 'Recommendations For Cortado' })
    await expect(next).toBeVisible()
    await pick(page, 'Additional Product', 'Morning Bun')
    // The dialog before may still be closing.
    await button(next, 'Confirm').click()
    await expect(engine(page).first()).toContainText('Cortado')
    await expect(engine(page).first().getByRole('listitem')).toHaveText([/^Morning Bun/])
  })

  for (const [width, shown] of [
    [768, 'cards'],
    [1024, 'a table'],
  ] as const)
    test(`RECENG-02: ${width} pixels show ${shown}; nothing lies on the products`, async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn('owner')
      await page.goto('/recommendation-engine')
      const first = engine(page).first()
      await expect(first).toContainText('Almond Croissant')
      await expect(
        page.getByRole('columnheader').filter({ hasText: 'Recommendations' }),
      ).toHaveCount(shown === 'cards' ? 0 : 1)
      const button = await first.getByRole('button', { name: 'Edit row' }).boundingBox()
      for (const item of await first.getByRole('listitem').all()) {
        const box = await item.boundingBox()
        const beside = button && box && (box.x + box.width <= button.x || box.y >= button.y + 32)
        expect(beside).toBe(true)
      }
      await expectAccessible()
    })

  test('pickers are replaced, emptied and added; one PATCH with the list (RECENG-06, RECENG-07, RECENG-08, RECENG-12, FLASH-19, AMB-76, API-69)', async ({
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

for (const persona of ['storeLead', 'barista'] as const)
  test(`the ${persona} has no entries, reads both screens, changes nothing and is told why (PERM-11, AMB-25, AMB-24, SHELL-21, SHELL-22)`, async ({
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
    await page.getByRole('button', { name: '4 actions not allowed' }).click()
    await expect(
      page
        .getByRole('dialog', { name: '4 actions not allowed' })
        .getByText(/recommended-products:update/)
        .first(),
    ).toBeVisible()
    await expectAccessible()
    await page.goto('/recommended-products')
    await expect(put(page).first()).toContainText('Cherry Blossom Latte')
    await expect(button(page, 'Create Recommended Product')).toHaveCount(0)
    await expect(put(page).getByRole('button')).toHaveCount(0)
    await expect(put(page).getByRole('switch')).toHaveCount(0)
    await page.getByRole('button', { name: '3 actions not allowed' }).click()
    await expect(
      page
        .getByRole('dialog', { name: '3 actions not allowed' })
        .getByText(/recommended-products:update/)
        .first(),
    ).toBeVisible()
    await expectAccessible()
  })
