import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, writes } = consoleTests()

test('AMB-304: custom content is duplicated with its body', async () => {
  const [content] = await owner.ok('listCustomContent')
  const at = `/custom-content/${content?.id}`
  await open(p4, { as: 'owner', at })
  await press('Duplicate')
  await press('Save Copy')
  const title = `${content?.title} copy`
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  await waitFor(() => expect(messages()).toEqual(['Custom Content Saved']))
  expect(writes()).toEqual([
    { method: 'POST', address: '/p4/custom_content', body: { title, body: content?.body } },
  ])
})

test('AMB-304: who may not create custom content cannot duplicate it', async () => {
  const [content] = await owner.ok('listCustomContent')
  const page = await open(p4, { as: 'barista', at: `/custom-content/${content?.id}` })
  await page.settled()
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull()
})
