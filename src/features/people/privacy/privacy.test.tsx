import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { userWith } from '#mocks/userWith.ts'
import { onlyRow, rows } from '#server/database/database.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()

const { open, sent, writes, fail, use } = consoleTests()

async function customer() {
  const found = await rows(
    p4.database.reads,
    sql`select id, name, email from users where email like '%@mail.example' order by id limit 1`,
    z.object({ id: z.number(), name: z.string(), email: z.string() }),
  )
  return onlyRow(found)
}

/** Somebody who may export and delete customers, and nothing else. */
const officer = () => userWith(p4, { permissions: ['customers:manage-ccpa'] })

async function openTab(id: number, as?: number) {
  const page = await open(p4, { as: as ?? (await officer()), at: `/users/${id}?tab=ccpa` })
  await screen.findByRole('heading', { name: 'CCPA' })
  await page.settled()
  return page
}

const dialog = async () => within(await screen.findByRole('dialog'))

/** The JSON of the output area, which is not read out. */
async function shownJson(shown: Awaited<ReturnType<typeof dialog>>): Promise<string> {
  const output = await shown.findByRole('region', { name: 'Output' })
  expect(within(output).queryByRole('status')).toBeNull()
  return output.querySelector('pre')?.textContent ?? ''
}

async function request(page: ConsolePage, what: 'Export' | 'Delete', typed: string) {
  await page.user.click(screen.getByRole('button', { name: `${what} user` }))
  const shown = await dialog()
  const input = await shown.findByLabelText(/^Confirm email/)
  expect(shown.getByRole('button', { name: what }).hasAttribute('disabled')).toBe(true)
  await page.user.type(input, typed)
  await page.user.click(shown.getByRole('button', { name: what }))
  return { shown, input }
}

test('CCPA-02, CCPA-06: who deletes the own account is told so, and is signed out on closing the dialog', async () => {
  const id = await officer()
  const { email, name } = await p4.as('owner').ok('getUser', { path: { id } })
  const page = await openTab(id, id)
  const { shown } = await request(page, 'Delete', email ?? name)
  expect(shown.getByText(/^This is your own account\./)).toBeTruthy()
  await shownJson(shown)
  await page.user.click(shown.getByRole('button', { name: 'Close' }))
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('only who holds customers:manage-ccpa sees the tab (PERM-12, PROF-09, PROF-10, CCPA-01)', async () => {
  const { id } = await customer()
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const barista = await open(p4, { as: 'barista', at: `/users/${id}?tab=ccpa` })
  await screen.findAllByRole('tab')
  expect(names()).toEqual(['Orders', 'Credits'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Orders')
  await barista.settled()
  barista.close()
  const page = await open(p4, { as: await officer(), at: `/users/${id}` })
  await screen.findAllByRole('tab')
  expect(names()).toEqual(['Orders', 'Credits', 'CCPA'])
  await page.user.click(screen.getByRole('tab', { name: 'CCPA' }))
  for (const name of ['Export user', 'Delete user'])
    expect(await screen.findByRole('button', { name })).toBeDefined()
})

test('an export is shown as JSON (CCPA-01, CCPA-02, CCPA-04, CCPA-05, CCPA-07, FLASH-73, API-09)', async () => {
  const { id, name, email } = await customer()
  const page = await openTab(id)
  const { shown, input } = await request(page, 'Export', ` ${email.toUpperCase()} `)
  const output = await shownJson(shown)
  const exported: unknown = JSON.parse(output)
  expect(exported).toMatchObject({ user: { id, name, email }, orders: expect.any(Array) })
  expect(input).toHaveProperty('value', '')
  expect(messages()).toEqual([`User '${name}' exported`])
  expect(writes()).toEqual([
    { method: 'POST', address: `/p4/users/${id}/export`, body: { email: email.toUpperCase() } },
  ])
  await page.user.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('region', { name: 'Output' }).querySelector('pre')?.textContent).toBe(
    output,
  )
})

test('a deletion shows its proof, and the profile stays as it is (CCPA-04, CCPA-05, FLASH-74, API-07, AMB-129)', async () => {
  const { id, name, email } = await customer()
  const page = await openTab(id)
  const { shown, input } = await request(page, 'Delete', email)
  const proof: unknown = JSON.parse(await shownJson(shown))
  expect(proof).toMatchObject({ id, name, email, deleted_at: expect.any(String) })
  expect(input).toHaveProperty('value', '')
  await page.settled()
  expect(messages()).toEqual([`User '${name}' deleted`])
  expect(screen.getAllByText(name)).not.toEqual([])
  const deletion = sent.findIndex(({ method }) => method === 'DELETE')
  expect(sent[deletion]).toMatchObject({ address: `/p4/users/${id}`, body: { email } })
  const after = sent.slice(deletion + 1).map(({ address }) => address)
  expect(after).not.toContain(`/p4/users/${id}`)
  expect(await p4.as('owner').call('getUser', { path: { id } })).toMatchObject({ status: 404 })
})

test('CCPA-04, AMB-176, FLASH-74: a deletion without an answer is told, and no proof is made up', async () => {
  const { id, name, email } = await customer()
  use(
    http.delete('*/p4/users/:id', async ({ request }) => {
      await p4.fetch(request)
      return HttpResponse.text('OK')
    }),
  )
  const page = await openTab(id)
  const { shown } = await request(page, 'Delete', email)
  expect((await shown.findByRole('status')).textContent).toBe(
    'The deletion went through. The host answered no proof of it.',
  )
  expect(messages()).toEqual([`User '${name}' deleted`])
})

test.each([
  ['Export', 'export'],
  ['Delete', 'deletion'],
] as const)(
  '%s with another e-mail is refused in the output area (CCPA-02, CCPA-06, FLASH-83, FLASH-84, AMB-128)',
  async (what, word) => {
    const { id } = await customer()
    const page = await openTab(id)
    const { shown, input } = await request(page, what, 'somebody@mail.example')
    const output = await shown.findByRole('status')
    expect(output.textContent).toBe(`Unable to process ${word} request: The email does not match.`)
    expect(input).toHaveProperty('value', 'somebody@mail.example')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(shown.getByText('The email does not match.')).toBeDefined()
    expect(messages()).toEqual([])
  },
)

test('CCPA-06, FLASH-05, FLASH-83, FLASH-84: a failure without an answer is told in the output area', async () => {
  const { id, email } = await customer()
  fail('exportUser', { network: 'gone' })
  fail('deleteUser', { network: 'gone' })
  const page = await openTab(id)
  for (const [what, word, why] of [
    ['Export', 'export', 'Something went wrong.'],
    ['Delete', 'deletion', 'Something went wrong. Nothing was deleted. You can send it again.'],
  ] as const) {
    const { shown } = await request(page, what, email)
    const text = `Unable to process ${word} request: ${why}`
    expect((await shown.findByRole('status')).textContent).toBe(text)
    await page.user.click(shown.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('CCPA-06, FLASH-74: after a lost answer the user is looked for, and a deletion that went through is told', async () => {
  const { id, name, email } = await customer()
  use(
    http.delete(/\/users\/\d+$/, async ({ request }) => {
      await p4.fetch(request)
      return new HttpResponse('<h1>Gateway Timeout</h1>', { status: 504 })
    }),
  )
  const page = await openTab(id)
  const { shown } = await request(page, 'Delete', email)
  expect((await shown.findByRole('status')).textContent).toBe(
    'The deletion went through. Its proof was lost on the way.',
  )
  expect(messages()).toEqual([`User '${name}' deleted`])
  expect(await p4.as('owner').call('getUser', { path: { id } })).toMatchObject({ status: 404 })
})

test('CCPA-03: while a request runs its inputs are blocked', async () => {
  const { id, email } = await customer()
  const gate = Promise.withResolvers<void>()
  fail('exportUser', { until: gate.promise })
  const page = await openTab(id)
  const { shown, input } = await request(page, 'Export', email)
  await waitFor(() => expect(input.hasAttribute('disabled')).toBe(true))
  for (const name of ['Close', 'Export', 'Close dialog'])
    expect(shown.getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true)
  gate.resolve()
  await waitFor(() => expect(input.hasAttribute('disabled')).toBe(false))
})

test('CCPA-02, AMB-128: for a user without an e-mail address the dialog asks for the name', async () => {
  const { id, name } = await customer()
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set email = null where id = ${id}`),
  )
  const page = await openTab(id)
  const { shown } = await request(page, 'Export', name)
  expect(shown.getByText(/has no e-mail address: type the name instead/)).toBeDefined()
  expect(await shownJson(shown)).toContain(`"name": "${name}"`)
})

test('AMB-186, AMB-195: who holds more than the viewer is neither exported nor deleted, and the reason is told', async () => {
  const page = await openTab(1)
  expect(screen.queryByRole('button', { name: /^(Export|Delete) user$/ })).toBeNull()
  expect(screen.getByRole('button', { name: '2 actions not allowed' })).toBeDefined()
  await page.settled()
})
