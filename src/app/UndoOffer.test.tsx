import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()
const { open, sent } = consoleTests()

// Loaded after the page.
beforeAll(() => import('./UndoOffer.tsx'))

test('AMB-284: a form is taken back, its page shows it', async () => {
  const page = await open(p4, { as: 'owner', at: '/tags/1' })
  await page.settled()
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const before = name().value
  const save = async () => {
    await page.user.clear(name())
    await page.user.type(name(), 'Renamed{Enter}')
    await screen.findByText('Tag Updated')
    return screen.findByRole('button', { name: 'Undo this change' })
  }
  await page.user.click(await save())
  await screen.findByText('Undone')
  await waitFor(() => expect(name().value).toBe(before))
  expect(screen.queryByRole('button', { name: 'Undo this change' })).toBeNull()
  const writes = sent.filter(({ method }) => method === 'PUT')
  expect(writes.map(({ body }) => body)).toMatchObject([{ name: 'Renamed' }, { name: before }])
})
