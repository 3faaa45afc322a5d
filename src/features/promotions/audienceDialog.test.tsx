import '#testing/document.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { sectionTests } from '#testing/section.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'

const { open, writes } = sectionTests()

test('AMB-148: a file of e-mails is dropped as well as chosen', async () => {
  await using p4 = await startP4()
  await open(
    p4,
    'owner',
    <AudienceDialog opened replaced={0} onClose={() => {}} onUsers={() => {}} />,
  )
  const file = new File(['email'], 'guests.csv')
  Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 })
  const place = await screen.findByText(/^A CSV or XLSX file/)
  fireEvent.drop(place, { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toBe('A file may have at most 20 MB.')
  expect(writes()).toEqual([])
})
