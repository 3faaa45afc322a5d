import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overrideKey } from '#domain/stores/storeHours.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona } from '#mocks/p4.ts'
import { userWith } from '#mocks/userWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, sent } = consoleTests()

async function openPalette(as: Persona | Awaited<ReturnType<typeof userWith>>) {
  const page = await open(p4, { as, at: '/current-user' })
  await screen.findByRole('navigation', { name: 'Main' })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('textbox', { name: 'Go to a screen' })
  const type = async (text: string) => {
    await page.user.clear(field)
    await page.user.paste(text)
  }
  return { ...page, type }
}

const entry = (name: RegExp | string) => screen.findByRole('button', { name })
const offered = (name: RegExp) => screen.queryAllByRole('button', { name })
const writes = () => sent.filter(({ method }) => method !== 'GET')

test('AMB-298, PLUS-06: stores with their sections, and records of every kind, are found by name', async () => {
  const page = await openPalette('owner')
  await page.type('capitol hours')
  await entry('Capitol Hill: Hours')
  await page.user.keyboard('{Enter}')
  await expect.poll(page.address).toBe('/stores/1#hours')

  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('textbox', { name: 'Go to a screen' })
  const [tag] = await owner.ok('listTags')
  const [promotion] = await owner.ok('listPromotions')
  const [employee] = await owner.ok('listEmployees')
  const [product] = await owner.ok('listProducts')
  for (const [name, kind] of [
    [tag?.name, 'Tag'],
    [promotion?.name, 'Promotion'],
    [employee?.name, 'User'],
    [product?.name, 'Product'],
    ['area-lead', 'Role'],
  ]) {
    await page.user.clear(field)
    await page.user.paste(name ?? '')
    await waitFor(() =>
      expect(
        offered(/./).some(({ textContent }) => textContent?.startsWith(`${name}${kind}`)),
      ).toBe(true),
    )
  }
  fail('listSearchSuggestions', { status: 500 })
  await page.user.clear(field)
  await page.user.paste('zzz')
  await entry(/^Search everything for “zzz”/)
})

test('AMB-298, AMB-250: sold out and back on sale, after a preview, at the store that the text names', async () => {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const { product } = links.find((one) => one.product.variants.length > 1) ?? {}
  const page = await openPalette('barista')
  await page.type(`sold out ${product?.name} at capitol hill`)
  const all = await entry(new RegExp(`^Sold out: ${product?.name} at Capitol Hill`))
  expect(all.textContent).toMatch(/Marks \d+ variants today$/)
  expect(writes()).toEqual([])
  await page.user.click(all)
  await waitFor(() => expect(messages()).toContain(`Sold out: ${product?.name} at Capitol Hill.`))
  const counts = await owner.ok('listStoreInventory', { path: { storeId: 1 } })
  const marked = counts.filter(({ do_not_sell }) => do_not_sell).map(({ variant_id }) => variant_id)
  expect(marked).toEqual(expect.arrayContaining(product?.variants.map(({ id }) => id) ?? [0]))
})

test('AMB-298: what was not saved is counted, and Enter tries only that again', async () => {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const { product } = links.find((one) => one.product.variants.length > 1) ?? {}
  const all = product?.variants.length ?? 0
  const text = `sold out ${product?.name} at capitol hill`
  const page = await openPalette('barista')
  await page.type(text)
  await entry(new RegExp(`^Sold out: .*Marks ${all} variants today$`))
  fail('updateStoreInventory', { status: 503, message: 'Down for a moment.', times: 1 })
  await page.user.keyboard('{Enter}')
  const failure = `1 of ${all} variants at Capitol Hill was not saved: Down for a moment.`
  await waitFor(() => expect(messages()).toEqual([failure]))
  await entry(/^Sold out: .*Marks 1 variant today$/)
  expect(screen.getByRole('textbox', { name: 'Go to a screen' })).toHaveProperty('value', text)
  expect(writes()).toHaveLength(all)
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(messages()).toEqual([`Sold out: ${product?.name} at Capitol Hill.`]))
  expect(writes()).toHaveLength(all + 1)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Go to a screen' })).toBeNull())
})

test('AMB-298, PRICE-01: a price names what it was; the store can be chosen, and only where the user may', async () => {
  const [first, second] = (await owner.ok('listStores')).stores
  const editor = await userWith(p4, {
    permissions: ['stores:update-menu'],
    storeIds: [1, 2],
    email: 'prices@p4.example',
  })
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find((one) => one.product.variants.length === 1)
  const [variant] = link?.product.variants ?? []
  expect([first, second]).not.toContain(undefined)
  const page = await openPalette(editor)
  await page.type(`price ${variant?.sku} 16.34`)
  const choices = await screen.findAllByRole('button', { name: /^Price / })
  expect(choices).toHaveLength(2)
  await page.user.click(await entry(/at Capitol Hill$/))
  const priced = await entry(/^Price: .* \$16\.34 at Capitol Hill/)
  expect(priced.textContent).toMatch(/1 variant, now \$\d+\.\d\d$/)
  await page.user.click(priced)
  await waitFor(() => expect(messages()).toEqual(['Menu item updated']))
  expect(writes().map(({ body }) => body)).toEqual([{ price: 1634 }])

  page.close()
  const barista = await openPalette('barista')
  await barista.type(`price ${variant?.sku} 16.34 at Capitol Hill`)
  await entry(/^You need the permission stores:update-menu at Capitol Hill/)
  expect(offered(/^Price/)).toEqual([])
  const sentBefore = writes()
  await barista.user.keyboard('{Enter}')
  expect(writes()).toEqual(sentBefore)
})

test('AMB-298, AMB-257: closing early changes today alone, and says why it cannot', async () => {
  const page = await openPalette('storeLead')
  await page.type('close capitol hill at 9 am')
  await entry(/^Close Capitol Hill today at 9:00 AM9:00 AM is past at the store\.$/)
  await page.type('close capitol hill today at 1 PM')
  await entry(/^Close Capitol Hill today at 1:00 PM.* becomes .* - 1:00 PM\. Only today changes\.$/)
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(messages()).toEqual(['Hours Updated']))
  const { overrides } = await owner.ok('getStoreHours', { path: { id: 1 } })
  expect(JSON.stringify(overrides)).toContain(overrideKey('2026-03-04'))
  expect(within(document.body).queryByRole('dialog')).toBeNull()
})

test.each([
  ['price house latte -3 at Ballard', 'The price cannot be less than 0.'],
  ['close Ballard today at 25 PM', '“25 PM” is no time.Close works for today only.'],
  ['close Ballard tomorrow', 'No store is called “Ballard tomorrow”.Close works for today only.'],
  ['sold out flat white at Narnia', 'No store is called “Narnia”.'],
  ['sold out flat white', 'Name a store.'],
])('AMB-298: %s says why it cannot be done, and Enter searches nothing', async (text, why) => {
  const page = await openPalette('owner')
  await page.type(text)
  const reason = await entry(new RegExp(`^${why}`))
  expect(reason).toHaveProperty('disabled', true)
  expect(await entry(/^Search everything for/)).toHaveProperty(
    'textContent',
    `Search everything for “${text}”`,
  )
  await page.user.keyboard('{Enter}')
  expect(page.address()).toBe('/current-user')
})

test('AMB-298: a price far from the one in effect is asked again', async () => {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const [variant] = links.flatMap(({ product }) => product.variants)
  const page = await openPalette('owner')
  await page.type(`price ${variant?.sku} 999999.99 at Capitol Hill`)
  await entry(/The price rises by/)
  await page.user.keyboard('{Enter}')
  await entry(/Choose it again to set it all the same\.$/)
  expect(writes()).toEqual([])
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ price: 99_999_999 }]))
})

test('AMB-298: what is found hides that no screen has the name', async () => {
  const [tag] = await owner.ok('listTags')
  const page = await openPalette('owner')
  await page.type('zzz')
  await entry('Search everything for “zzz”No screen of this name')
  await page.type(tag?.name ?? '')
  await waitFor(() =>
    expect(offered(/^Search everything/)[0]?.textContent).toBe(
      `Search everything for “${tag?.name}”`,
    ),
  )
})

test('PLUS-06: keys pressed before the field is there are not lost, and Enter opens the only record found', async () => {
  const [employee] = await owner.ok('listEmployees')
  const name = employee?.name ?? ''
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  await screen.findByRole('navigation', { name: 'Main' })
  await page.user.keyboard(`{Control>}k{/Control}${name}x{Backspace}`)
  const field = await screen.findByRole('textbox', { name: 'Go to a screen' })
  await waitFor(() => expect(field).toHaveProperty('value', name))
  await entry(new RegExp(`^${name}User`))
  await page.user.keyboard('{Enter}')
  await expect.poll(page.address).toBe(`/users/${employee?.id}`)
})
