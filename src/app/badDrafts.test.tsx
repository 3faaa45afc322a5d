import '#testing/document.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { IDBObjectStore } from 'fake-indexeddb'
import { entries, set } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { user_permissions } from '#server/database/schema/people.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'
import type { Typing } from '#testing/drafts/forms.ts'
import {
  draftTests,
  expectListed,
  isUnsaved,
  leaveFor,
  reach,
  restores,
} from '#testing/drafts/pages.ts'

const p4 = freshP4()
const stored = draftTests()
const { open } = consoleTests()

const tag: Typing = { at: '/tags/1/edit', types: () => type('Name', 'Typed text') }

/** Leaves a draft. */
async function leaveTyped(page: ConsolePage, form: Typing): Promise<void> {
  await reach(page, form)
  await form.types()
  await waitFor(() => expect(isUnsaved()).toBe(true))
  await leaveFor(page, '/roles/1')
}
const tagName = () => screen.findByLabelText<HTMLInputElement>(/^Name/)

test('AMB-270: of a draft of a former version of the form, what still fits is restored', async () => {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await leaveTyped(page, tag)
  await waitFor(async () => {
    const [[key, draft] = []] = await entries<string, object>(stored())
    if (key === undefined) throw new Error('There is no draft yet')
    const values = { name: 'Typed', is_allergen: 'a switch', gone: 1 }
    await set(key, { ...draft, values, baseline: {} }, stored())
  })
  await reach(page, tag)
  await press('Compare')
  const compared = await screen.findByRole('table', { name: 'Saved and typed' })
  expect([...compared.querySelectorAll('tbody th')].map((one) => one.textContent)).toEqual(['Name'])
  await press('Restore')
  expect((await tagName()).value).toBe('Typed')
})

test.each([
  ['/roles/8', 'tax-rates:update', /tax-rates:update/],
  ['/employees/59/edit', 'Ballard', /Ballard/],
])('AMB-270: what is compared at %s is told by names', async (at, box, name) => {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await leaveTyped(page, { at, types: () => press(box) })
  await reach(page, { at, types: async () => {} })
  await press('Compare')
  const compared = await screen.findByRole('table', { name: 'Saved and typed' })
  const [saved, typed] = [...compared.querySelectorAll('tbody td')].map((one) => one.textContent)
  expect(`${saved}, ${typed}`).toMatch(name)
  expect(`${saved}, ${typed}`).not.toMatch(/(^|, )\d+(,|$)/)
})

test('AMB-270: the draft of a deleted record can be discarded on the start page', async () => {
  const attribute: Typing = { at: '/attributes/3/edit', types: () => type('Label', 'Typed text') }
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await leaveTyped(page, attribute)
  await p4.as('admin').ok('deleteAttribute', { path: { id: 3 } })
  await page.client.invalidateQueries({ refetchType: 'all' })
  await reach(page, attribute)
  await screen.findByText('This attribute does not exist.')
  expect(restores()).toEqual([])
  await expectListed(page, [expect.stringMatching(/^Discard draft Edit Attribute, /)])
  fireEvent.click(screen.getByRole('button', { name: /^Discard draft/ }))
  await expectListed(page, [])
})

test('AMB-270: who has lost the right gets the text back and cannot send it', async () => {
  const who = await userWith(p4, { permissions: ['products:update', 'reports:read'] })
  const page = await open(p4, { as: who, at: '/roles/1' })
  await leaveTyped(page, tag)
  const { user_id } = user_permissions
  const permission_id = (await idsByName(p4)).permission('products:update')
  await p4.database.transaction(async (tx) => {
    const isRight = and(eq(user_id, who), eq(user_permissions.permission_id, permission_id))
    await tx.delete(user_permissions).where(isRight)
  })
  page.close()
  await open(p4, { as: who, at: tag.at })
  await press('Restore')
  expect((await tagName()).value).toBe('Typed text')
  const submit = screen.getByRole('button', { name: 'Submit' })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
})

test('AMB-270: on a full disk forms work without drafts, and it is said once', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => put.mockRestore())
  put.mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await leaveTyped(page, tag)
  const full = expect.stringMatching(/has no space left: unsaved changes get no draft\.$/)
  await waitFor(() => expect(messages()).toEqual([full]))
  await reach(page, tag)
  expect(restores()).toEqual([])
  await tag.types()
  await press('Submit')
  await waitFor(() => expect(messages()).toEqual([full, 'Tag Updated']))
})
