import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { userWith } from '#mocks/userWith.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()
const { open, fail, sent } = consoleTests()

const group = (name: string) => screen.findByRole('region', { name })
const labels = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent)

test('AMB-255: findings lead to where they are mended, and one that is put off says why', async () => {
  const { user } = await open(p4, { as: 'owner', at: '/search' })
  await screen.findByText('Search for something!')
  const offline = await group('Offline stores')
  expect(within(offline).getByRole('link', { name: 'North Loop' }).getAttribute('href')).toMatch(
    /^\/stores\/\d+$/,
  )
  const before = labels(offline)
  await user.click(within(offline).getByRole('button', { name: 'Put off North Loop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Put off North Loop for a week' })
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Water damage')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await user.click(await within(offline).findByText('1 put off'))
  expect(labels(offline)).toContain('North Loop Until Mar 11, 2026: Water damage')
  await user.click(within(offline).getByRole('button', { name: 'Show North Loop again' }))
  expect(labels(offline)).toEqual(before)
})

test('AMB-255: a part is for whoever may mend it, and what fails, fails alone', async () => {
  fail('listPromotions', { status: 503, message: 'Resting.', times: 1 })
  const marketing = await userWith(p4, { roles: ['marketing'] })
  const { user, close } = await open(p4, { as: marketing, at: '/' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The promotions could not be loaded')
  await group('Products without a price')
  expect(screen.queryByRole('region', { name: 'Offline stores' })).toBeNull()
  expect(screen.queryByRole('button', { name: /of \d+ stores?$/ })).toBeNull()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await group('Promotions that can never apply')
  close()
  await open(p4, { as: 'barista', at: '/' })
  await screen.findByText('Search for something!')
  expect(screen.queryByRole('region', { name: 'What Needs Attention' })).toBeNull()
})

test('AMB-255: a check reads store by store when it is asked, and reads the failed ones again', async () => {
  fail('listStoreTaxRates', { status: 503, message: 'Resting.', times: 1 })
  const { user } = await open(p4, { as: 'areaLead', at: '/' })
  const check = await screen.findByRole('button', { name: 'Check tax rates of 24 stores' })
  const reads = () => sent.filter(({ address }) => address.endsWith('/taxRates')).length
  expect(reads()).toBe(0)
  await user.click(check)
  await screen.findByText('Tax rates: 1 of 24 could not be read')
  const found = labels(await group('Tax rates'))
  expect(found).toContainEqual(expect.stringMatching(/^Union Station.*No tax rate for Beverage/))
  expect(reads()).toBe(24)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await group('Tax rates')
  expect(screen.queryByText('Tax rates: 1 of 24 could not be read')).toBeNull()
  expect(reads()).toBe(25)
})

test('AMB-255: who has nothing to mend is told so', async () => {
  const { stores } = await p4.as('owner').ok('listStores')
  for (const { id, online } of stores)
    if (!online)
      await p4.as('owner').ok('setStoreOnline', { path: { storeId: id }, body: { online: true } })
  await open(p4, { as: 'storeLead', at: '/' })
  expect(await screen.findByText('Nothing needs your attention')).toBeDefined()
})

test('AMB-255: who has no store is told whom to ask', async () => {
  await open(p4, {
    as: await userWith(p4, { permissions: ['reports:read'], email: 'new@p4.example' }),
    at: '/',
  })
  expect(await screen.findByText(/^No store is assigned to you yet\./)).toBeDefined()
})

test('AMB-254: opened pages are there for their user alone, without those named after a person; a store can be pinned', async () => {
  const { user, open: go, close, settled } = await open(p4, { as: 'storeLead', at: '/stores/1' })
  await settled()
  await go('/users/5')
  await go('/promotions')
  await go('/')
  const recent = await group('Opened Last')
  expect(labels(recent)).toEqual(['Promotions', 'Capitol Hill'])
  await user.click(within(recent).getByRole('button', { name: 'Pin Capitol Hill' }))
  expect(labels(recent)).toEqual(['Capitol Hill', 'Promotions'])
  close()
  await open(p4, { as: 'admin', at: '/' })
  await group('What Needs Attention')
  expect(screen.queryByRole('region', { name: 'Opened Last' })).toBeNull()
})

test('AMB-255: a barista sees the state of their store, what runs and the last orders, and marks sold out', async () => {
  const { settled } = await open(p4, { as: 'barista', at: '/' })
  const card = within(await group('Capitol Hill'))
  await card.findByText(/^Open until/)
  await settled()
  expect(card.getByRole('link', { name: 'Mark sold out' }).getAttribute('href')).toMatch(
    /^\/stores\/1\/today/,
  )
  expect(card.getByRole('region', { name: 'Orders of today' })).toBeDefined()
  expect(card.queryByRole('switch')).toBeNull()
  expect(card.queryByRole('button', { name: 'Change hours' })).toBeNull()
  const sentences = labels(await group('Promotions running now'))
  expect(sentences.join('\n')).toMatch(/off|free/i)
})

test('AMB-255: a store lead has a card per store with its switches and hours, and a part that fails has its own Retry', async () => {
  fail('listStoreInventory', { status: 503, message: 'Resting.', times: 1 })
  const { user, settled } = await open(p4, { as: 'storeLead', at: '/' })
  const cards = [await group('Capitol Hill'), await group('Ballard')]
  await settled()
  for (const card of cards) {
    expect(within(card).getAllByRole('switch')).toHaveLength(2)
    expect(within(card).getByRole('button', { name: 'Change hours' })).toBeDefined()
    expect(within(card).queryByRole('region')).toBeNull()
  }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await settled()
  for (const card of cards) expect(within(card).getByText(/(is|\d) sold out$/)).toBeDefined()
})
