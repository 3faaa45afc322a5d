import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { memberOf } from '#domain/values.ts'
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

test('AMB-284: the name of a promotion is taken back, though it is saved with its offer', async () => {
  const page = await open(p4, { as: 'owner', at: '/promotions/1' })
  await page.settled()
  await page.user.click(screen.getByRole('button', { name: 'Edit' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  const before = name.value
  await page.user.clear(name)
  await page.user.type(name, 'Renamed')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await page.user.click(await screen.findByRole('button', { name: 'Undo this change' }))
  await screen.findByText('Undone')
  await screen.findByRole('heading', { name: before })
  const [saved, undone] = sent.filter(({ method }) => method === 'PUT')
  expect(saved?.body).toMatchObject({ name: 'Renamed' })
  const configuration = memberOf(saved?.body, 'configuration')
  expect(undone?.body).toMatchObject({ name: before, configuration })
})
