import { expect, test } from '../fixtures.ts'
import { button, field, messages, pick } from '../parts.ts'
import { entry, product, products, put } from './recommendationParts.ts'

test.describe('Recommended Products', () => {
  test('the table without pages, in its order (RECPROD-01, RECPROD-02, RECPROD-03, RECPROD-06, RECPROD-07, RECPROD-10, ROUTE-35, SHELL-21, PERM-11)', async ({
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

  test('a product is put forward at the end (RECPROD-04, RECPROD-09, RECPROD-11, FLASH-27, API-73)', async ({
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

  test('a row is edited; a refused save keeps what was typed (RECPROD-03, RECPROD-04, RECPROD-11, FLASH-28, PLUS-05)', async ({
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
    const patched = page.waitForRequest((request) => request.method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Save' }).click()
    // Unchanged fields are not sent, because another user may have changed them.
    expect((await patched).postDataJSON()).toEqual({ headline: 'Velvet' })
    await expect(messages(page)).toContainText('Recommended Product Updated')
    await expect(put(page).nth(1)).toContainText('Velvet')
    const kept = await p4.as('owner').ok('listRecommendedProducts')
    expect(kept[1]).toMatchObject({ headline: 'Velvet', sort_order: 1 })
  })

  test('deleting asks in the specified words (RECPROD-05, RECPROD-11, FLASH-29, API-75)', async ({
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
