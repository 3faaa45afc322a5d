import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, writes } = consoleTests()

async function duplicating() {
  const [card] = await owner.ok('listVerticalCards')
  const path = { id: card?.id ?? 0 }
  const content = {
    body: 'Skip the line.',
    type: 'URL',
    url_title: 'Order',
    url: 'https://p4.example',
  }
  await owner.ok('updateVerticalCard', { path, body: { ...content, type: 'URL' } })
  await owner.ok('createVerticalCard', { body: { title: `${card?.title} copy` } })
  const page = await open(p4, { as: 'owner', at: `/vertical-cards/${path.id}` })
  await page.settled()
  await press('Duplicate')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Duplicate Vertical Scroll Card' }),
  )
  expect(dialog.getByText(/Not copied: the picture and the place in the list\./)).toBeDefined()
  expect(writes()).toEqual([])
  return { page, dialog, content, title: `${card?.title} copy 2` }
}

test('AMB-304: a card is duplicated with a free title and its text and link, and its page opens', async () => {
  const { page, dialog, content, title } = await duplicating()
  await page.user.click(dialog.getByRole('button', { name: 'Save Copy' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(writes()).toMatchObject([
    { method: 'POST', address: '/p4/vertical_cards', body: { title } },
    {
      method: 'PATCH',
      address: page.address().replace('/vertical-cards', '/p4/vertical_cards'),
      body: content,
    },
  ])
  expect(messages()).toEqual(['Vertical Scroll Card Saved.'])
})

test('AMB-304: a card whose second call is refused says what its copy may lack', async () => {
  const { page, dialog, title } = await duplicating()
  fail('updateVerticalCard', { status: 503, message: 'Down for a moment.', times: 1 })
  await page.user.click(dialog.getByRole('button', { name: 'Save Copy' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(messages()).toEqual(['The copy may have its title only. Down for a moment.'])
})
