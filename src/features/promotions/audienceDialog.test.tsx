import '#testing/document.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { sectionTests } from '#testing/section.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'

const { open, writes } = sectionTests()
afterEach(() => void vi.unstubAllGlobals())

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

/** Reads no e-mail out of any file: jsdom has no workers. */
class RefusingWorker extends EventTarget {
  postMessage() {
    const data = { refusal: 'The file is neither CSV nor XLSX.' }
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

test('AMB-148, PROMO-53, PLUS-08: who chooses a file with the keyboard goes on from the same button', async () => {
  vi.stubGlobal('Worker', RefusingWorker)
  await using p4 = await startP4()
  await open(
    p4,
    'owner',
    <AudienceDialog opened replaced={0} onClose={() => {}} onUsers={() => {}} />,
  )
  const chooser = await screen.findByRole('button', { name: 'Choose file' })
  await waitFor(() => expect(document.activeElement).toBe(chooser))
  const files = [new File(['?'], 'guests.csv')]
  fireEvent.change(screen.getByLabelText('File of e-mails'), { target: { files } })
  expect((await screen.findByRole('alert')).textContent).toBe('The file is neither CSV nor XLSX.')
  expect(document.activeElement).toBe(chooser)
})
