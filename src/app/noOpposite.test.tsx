import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests } from '#testing/console.tsx'
import { dialog } from '#testing/controls.ts'

const p4 = freshP4()
const { open } = consoleTests()

test.each([
  ['barista', '/stores/1/orders/12990', 'Resend Receipt'],
  ['owner', '/plu-update', 'Download'],
  ['signedOut', '/reset-password', 'Send Link'],
] as const)('AMB-301: %s at %s reads that an e-mail cannot be undone', async (who, at, button) => {
  await open(p4, { as: who, at })
  expect(await screen.findByRole('button', { name: button })).toBeDefined()
  expect(screen.getByText('An e-mail cannot be undone.')).toBeDefined()
})

test.each(['Theo Park', 'Olivia Hartwell'])(
  'AMB-301: the question before removing %s says that it cannot be undone',
  async (name) => {
    const page = await open(p4, { as: 'owner', at: `/employees?q=${name}` })
    await page.user.click(await screen.findByRole('button', { name: `Remove ${name}` }))
    expect(within(await dialog()).getByText('This cannot be undone.')).toBeDefined()
  },
)
