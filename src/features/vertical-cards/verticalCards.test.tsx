import '#testing/document.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { pick } from '#testing/controls.ts'

const { open, writes } = consoleTests()

async function card(p4: TestP4, title: string) {
  const found = (await p4.as('owner').ok('listVerticalCards')).find((one) => one.title === title)
  if (!found) throw new Error(`There is no card ${title}`)
  return found
}
const list = () => screen.findByRole('table', { name: 'Vertical Scroll Cards' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const save = () => screen.findByRole('button', { name: 'Save' })

test('AMB-134, AMB-135: a link that no browser opens as a page is refused at its field', async () => {
  await using p4 = await startP4()
  const { id } = await card(p4, 'Order ahead')
  await p4.as('owner').ok('updateVerticalCard', { path: { id }, body: { type: 'URL', url: null } })
  const page = await open(p4, { as: 'owner', at: `/vertical-cards/${id}` })
  const link = await screen.findByRole('textbox', { name: 'Link' })
  expect(screen.getByText('Without an address, the link leads nowhere.')).toBeDefined()
  type(link, 'javascript:alert(1)')
  await page.user.click(await save())
  expect(await screen.findByText('A link begins with https:// and has no blanks.')).toBeDefined()
  expect(writes()).toEqual([])
  type(link, ' https://p4.example/order ')
  await page.user.click(await save())
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { url: 'https://p4.example/order' } }]),
  )
})

test('AMB-134, AMB-135: a card of another type than URL has no link, whatever was typed there before', async () => {
  await using p4 = await startP4()
  const { id } = await card(p4, 'Order ahead')
  const link = { url: 'https://p4.example/order', url_title: 'Order' }
  const body = { type: 'URL', ...link } as const
  await p4.as('owner').ok('updateVerticalCard', { path: { id }, body })
  const page = await open(p4, { as: 'owner', at: `/vertical-cards/${id}` })
  type(await screen.findByRole('textbox', { name: 'Link' }), 'foo')
  await pick('Type', 'New Store')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull())
  await page.user.click(await save())
  await waitFor(() => expect(messages()).toEqual(['Vertical Scroll Card Saved.']))
  expect(writes().map((write) => write.body)).toEqual([
    { type: 'New Store', url: null, url_title: null },
  ])
})

test('AMB-135: at a host whose cards have a title only, a card shows what the host has kept', async () => {
  await using p4 = await startP4({ host: ['documentsOnly'] })
  const { id } = await card(p4, 'Order ahead')
  const page = await open(p4, { as: 'owner', at: `/vertical-cards/${id}` })
  type(await screen.findByRole('textbox', { name: 'Title' }), 'Order early')
  type(screen.getByRole('textbox', { name: 'Body' }), 'Nobody keeps this.')
  await page.user.click(await save())
  await waitFor(() => expect(messages()).toEqual(['Vertical Scroll Card Saved.']))
  await page.open('/vertical-cards')
  await page.open(`/vertical-cards/${id}`)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  expect(field('Title').value).toBe('Order early')
  expect(field('Body').value).toBe('')
})

test('PERM-27, AMB-25: without the permission cards are read, and it is said what is missing', async () => {
  await using p4 = await startP4()
  const { id } = await card(p4, 'Order ahead')
  const page = await open(p4, { as: 'barista', at: '/vertical-cards' })
  await list()
  expect(screen.queryByRole('button', { name: /^(Move|Actions for)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create Vertical Scroll Card' })).toBeNull()
  expect(screen.getByRole('button', { name: '3 actions not allowed' })).toBeDefined()
  await page.open(`/vertical-cards/${id}`)
  expect(await screen.findByRole('button', { name: '1 action not allowed' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Title' }).hasAttribute('readonly')).toBe(true)
  expect(screen.queryByRole('button', { name: /^(Save|Choose)/ })).toBeNull()
})
