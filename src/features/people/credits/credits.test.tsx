import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { onlyRow, rows } from '#server/database/database.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, writes, use } = consoleTests()

/** A customer with a credit that an order has used, and one that none has. */
async function customer() {
  const found = await rows(
    p4.database.reads,
    sql`select c.user_id as id, c.order_id from credits c where c.order_id is not null order by c.id limit 1`,
    z.object({ id: z.number(), order_id: z.number() }),
  )
  const { id, order_id } = onlyRow(found)
  const { credit } = await owner.ok('createCredit', {
    path: { id },
    body: { amount: 499, product_type: 'food' },
  })
  return { id, order_id, code: credit.code ?? '', creditId: credit.id }
}

const openCredits = async (id: number, as: 'areaLead' | 'barista' = 'areaLead') => {
  const page = await open(p4, { as, at: `/users/${id}?tab=credits` })
  await screen.findByRole('table', { name: 'Credits' })
  await page.settled()
  return page
}

const dialog = async () => within(await screen.findByRole('dialog'))

async function fillIn(page: ConsolePage, amount: string, type?: string) {
  const shown = await dialog()
  const input = await shown.findByLabelText('Amount (cents)')
  await page.user.clear(input)
  if (amount) await page.user.type(input, amount)
  if (type) await page.user.selectOptions(shown.getByLabelText('Product Type'), type)
  await page.user.click(shown.getByRole('button', { name: 'Confirm' }))
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the credits are listed, a claimed one with its order (PROF-09, CRED-01, CRED-02, CRED-08, AMB-125, API-113)', async () => {
  const { id, order_id, code } = await customer()
  const page = await openCredits(id)
  const table = within(screen.getByRole('table', { name: 'Credits' }))
  expect(
    table
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual([...['Amount', 'Product Type', 'Code', 'Claimed', 'Order']])
  expect(table.getByText(code).closest('tr')?.textContent).toContain('499¢ $4.99food')
  const link = table.getByRole('link', { name: `Order ${order_id}` })
  await page.user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${order_id}` })).toBeDefined()
  expect(page.address()).toBe(`/users/${id}/orders/${order_id}`)
})

test('a new credit begins as 0 for a beverage and is given (CRED-03, CRED-05, CRED-06, CRED-07, API-114, AMB-166)', async () => {
  const { id } = await customer()
  const page = await openCredits(id)
  await page.user.click(screen.getByRole('button', { name: 'New Credit' }))
  const shown = await dialog()
  expect(await shown.findByLabelText('Amount (cents)')).toHaveProperty('value', '0')
  const type = shown.getByLabelText('Product Type')
  expect(type).toHaveProperty('value', 'beverage')
  expect([...type.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    ...['beverage', 'food', 'bag', 'bottle', 'merchandise'],
  ])
  await fillIn(page, '1,250', 'bottle')
  await closed()
  await page.settled()
  expect(writes()).toEqual([
    {
      method: 'POST',
      address: `/p4/users/${id}/credits`,
      body: { amount: 1250, product_type: 'bottle' },
    },
  ])
  expect(messages()).toEqual(['Credit Created'])
  expect(screen.getByText(/1250¢/)).toBeDefined()
})

test('an amount of 0 is asked about, and the server refuses it at its field (CRED-05, CRED-07, AMB-221, AMB-230)', async () => {
  const { id } = await customer()
  const page = await openCredits(id)
  await page.user.click(screen.getByRole('button', { name: 'New Credit' }))
  await fillIn(page, '0')
  const ask = () => screen.findByRole('dialog', { name: 'Give a credit of $0.00?' })
  expect(within(await ask()).getByText(/^This credit will be worth \$0\.00\./)).toBeDefined()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(writes()).toEqual([])
  await page.user.click((await dialog()).getByRole('button', { name: 'Confirm' }))
  await page.user.click(within(await ask()).getByRole('button', { name: 'Create' }))
  const input = await screen.findByLabelText('Amount (cents)')
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('The amount must be at least 1.')).not.toEqual([])
  expect(writes().at(-1)?.body).toEqual({ amount: 0, product_type: 'beverage' })
})

test('CRED-04, API-115, AMB-166: an unclaimed credit is changed, a claimed one cannot be', async () => {
  const { id, code, creditId, order_id } = await customer()
  const page = await openCredits(id)
  const used = screen.getByRole('link', { name: `Order ${order_id}` }).closest('tr')
  if (!used) throw new Error('The claimed credit is listed')
  for (const name of [/^Edit credit/, /^Delete credit/])
    expect(within(used).getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  await page.user.click(screen.getByRole('button', { name: `Edit credit ${code}` }))
  await fillIn(page, '650')
  await closed()
  expect(writes()).toEqual([
    {
      method: 'PUT',
      address: `/p4/users/${id}/credits/${creditId}`,
      body: { amount: 650, product_type: 'food' },
    },
  ])
  expect(messages()).toEqual(['Credit Updated'])
})

test('an unclaimed credit is deleted after a question (CRED-04, API-116, AMB-125, AMB-166)', async () => {
  const { id, code, creditId } = await customer()
  const page = await openCredits(id)
  await page.user.click(screen.getByRole('button', { name: `Delete credit ${code}` }))
  const shown = await dialog()
  await page.user.click(shown.getByRole('button', { name: 'Confirm' }))
  await closed()
  await page.settled()
  expect(writes()).toMatchObject([
    { method: 'DELETE', address: `/p4/users/${id}/credits/${creditId}` },
  ])
  expect(messages()).toEqual(['Credit Deleted'])
  expect(screen.queryByText(code)).toBeNull()
})

test('CRED-03: after a lost answer the credits are read again, and one that was given is not given twice', async () => {
  const { id } = await customer()
  const before = await owner.ok('listCredits', { path: { id } })
  use(
    http.post(/\/credits$/, async ({ request }) => {
      await p4.fetch(request)
      return HttpResponse.error()
    }),
  )
  const page = await openCredits(id)
  await page.user.click(screen.getByRole('button', { name: 'New Credit' }))
  await fillIn(page, '777')
  await closed()
  await page.settled()
  expect(messages()).toEqual(['Credit Created'])
  expect(await owner.ok('listCredits', { path: { id } })).toHaveLength(before.length + 1)
  expect(screen.getByText(/777¢/)).toBeDefined()
})

test('CRED-04: after a lost answer the credits are read again, and a change or deletion that was made is told', async () => {
  const { id, code, creditId } = await customer()
  const lost = ({ request }: { request: Request }) =>
    p4.fetch(request).then(() => HttpResponse.error())
  use(http.put(/\/credits\/\d+$/, lost), http.delete(/\/credits\/\d+$/, lost))
  const page = await openCredits(id)
  await page.user.click(screen.getByRole('button', { name: `Edit credit ${code}` }))
  // The type of somebody else is part of what was sent.
  await owner.ok('updateCredit', {
    path: { id, creditId },
    body: { amount: 499, product_type: 'bag' },
  })
  await fillIn(page, '650')
  await closed()
  expect(messages()).toEqual(['Credit Updated'])
  await page.user.click(screen.getByRole('button', { name: `Delete credit ${code}` }))
  await page.user.click((await dialog()).getByRole('button', { name: 'Confirm' }))
  await closed()
  expect(messages()).toContain('Credit Deleted')
  // The credit that takes its place.
  await waitFor(() => {
    const label = document.activeElement?.getAttribute('aria-label')
    expect(label).toMatch(/^Delete credit /)
    expect(label).not.toContain(code)
  })
  const left = await owner.ok('listCredits', { path: { id } })
  expect(left.map((credit) => credit.id)).not.toContain(creditId)
})

test('PERM-23, CRED-03, CRED-04: without credits:update there is no action on credits, and the reason is told', async () => {
  const { id } = await customer()
  const page = await openCredits(id, 'barista')
  expect(screen.queryByRole('button', { name: /New Credit|Edit credit|Delete credit/ })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '3 actions not allowed' }))
  expect((await screen.findAllByText(/credits:update/)).length).toBeGreaterThan(0)
})
