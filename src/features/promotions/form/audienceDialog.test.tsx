import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { deferred } from '#ui/testing.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'
import type { AudienceAnswer } from './audienceWorker.ts'
import { EditPromotion } from './EditPromotion.tsx'

const p4 = freshP4()

const { open, writes, fail, use } = sectionTests()
afterEach(() => void vi.unstubAllGlobals())

const openDialog = () =>
  open(p4, 'owner', <AudienceDialog opened replaced={0} onClose={() => {}} onUsers={() => {}} />)
const choose = async (name: string) => {
  const files = [new File(['email'], name)]
  fireEvent.change(await screen.findByLabelText('File of e-mails'), { target: { files } })
}

test('AMB-148: a file of e-mails is dropped as well as chosen', async () => {
  await openDialog()
  const file = new File(['email'], 'guests.csv')
  Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 })
  const place = await screen.findByText(/^A CSV or XLSX file/)
  fireEvent.drop(place, { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toBe('A file may have at most 20 MB.')
  expect(writes()).toEqual([])
})

const audience = (...emails: string[]): AudienceAnswer => ({ emails, notes: [], isPlain: true })

/** Answers the same for every file: jsdom has no workers. */
const answering = (data: AudienceAnswer) =>
  class extends EventTarget {
    postMessage() {
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }
    terminate() {}
  }

test('AMB-148, PROMO-53, PLUS-08: who chooses a file with the keyboard goes on from the same button', async () => {
  vi.stubGlobal('Worker', answering({ refusal: 'The file is neither CSV nor XLSX.' }))
  await openDialog()
  const chooser = await screen.findByRole('button', { name: 'Choose file' })
  await waitFor(() => expect(document.activeElement).toBe(chooser))
  await choose('guests.csv')
  expect((await screen.findByRole('alert')).textContent).toBe('The file is neither CSV nor XLSX.')
  await waitFor(() => expect(document.activeElement).toBe(chooser))
})

/** Answers once `release` is called. */
function waiting(data: AudienceAnswer) {
  const workers: EventTarget[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        workers.push(this)
      }
      terminate() {}
    },
  )
  return () => {
    for (const worker of workers) worker.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('PROMO-52, PLUS-03: the dialog says that it reads the file, then that it looks the users up', async () => {
  const release = waiting(audience('maya@mail.example', 'ian@mail.example'))
  const asked = deferred()
  await openDialog()
  use(
    http.post(/\/p4\/promotions\/audience$/, async () => {
      await asked.promise
      return HttpResponse.json([])
    }),
  )
  await screen.findByRole('button', { name: 'Choose file' })
  const work = screen.getByRole('status')
  expect(work.textContent).toBe('')
  await choose('guests.csv')
  await waitFor(() => expect(work.textContent).toBe('The file is being read …'))
  release()
  await waitFor(() => expect(work.textContent).toBe('The users of 2 e-mails are being looked up …'))
  asked.resolve()
  await screen.findByText(/found in guests\.csv/)
  expect(work.textContent).toBe('')
})

test('PROMO-52, AMB-156: the dialog says how the file was read, and sends what was read', async () => {
  const notes = ['Sheet “Guests” was read. Left out: 1 hidden sheet (Old).']
  vi.stubGlobal('Worker', answering({ emails: ['maya@mail.example'], notes, isPlain: false }))
  await openDialog()
  let sent: unknown
  use(
    http.post(/\/p4\/promotions\/audience$/, async ({ request }) => {
      const file = (await request.formData()).get('audience')
      sent = file instanceof File && [file.name, await file.text()]
      return HttpResponse.json([])
    }),
  )
  await choose('guests.xlsx')
  expect(await screen.findByText(notes[0] ?? '')).toBeDefined()
  expect(sent).toEqual(['guests.csv', 'email\r\nmaya@mail.example\r\n'])
})

test('PROMO-52: Cancel works while a file is read, which is not sent then', async () => {
  const release = waiting(audience('maya@mail.example'))
  const { user } = await open(p4, 'owner', <ClosedByCancel />)
  const chooser = await screen.findByRole('button', { name: 'Choose file' })
  await choose('guests.csv')
  await waitFor(() => expect(chooser).toMatchObject({ disabled: true }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  release()
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect((await screen.findByRole('status')).textContent).toBe('')
  expect(writes()).toEqual([])
})

function ClosedByCancel() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Again
      </button>
      <AudienceDialog
        opened={opened}
        replaced={0}
        onClose={() => setOpened(false)}
        onUsers={() => {}}
      />
    </>
  )
}

test('PROMO-53: a file that the server refuses is told in the dialog and nowhere else', async () => {
  vi.stubGlobal('Worker', answering(audience('nobody@mail.example')))
  fail('uploadPromotionAudience', { status: 400, message: 'Nobody has these e-mails.' })
  await openDialog()
  await screen.findByRole('button', { name: 'Choose file' })
  await choose('guests.csv')
  const dialog = within(screen.getByRole('dialog', { name: 'Upload e-mails' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Nobody has these e-mails.')
  expect(dialog.getByRole('button', { name: 'Confirm' })).toMatchObject({ disabled: true })
  expect(messages()).toEqual([])
})

test('PROMO-50, PROMO-52, AMB-194: an uploaded audience replaces the users of somebody else too, and tells it', async () => {
  vi.stubGlobal('Worker', answering(audience()))
  const owner = p4.as('owner')
  const found = await owner.ok('searchUsers', { body: { query: 'mail.example' } })
  const promotion = await owner.ok('getPromotion', { path: { id: 9 } })
  const [uploaded, theirs] = found.filter(
    ({ id }) => !promotion.users.some((user) => user.id === id),
  )
  const page = (
    <Suspense>
      <EditPromotion promotion={promotion} onSaved={() => {}} onCancel={() => {}} />
    </Suspense>
  )
  const { user } = await open(p4, 'owner', page)
  use(http.post(/\/p4\/promotions\/audience$/, () => HttpResponse.json([uploaded])))
  const users = [...promotion.users, theirs]
  await p4.as('admin').call('updatePromotion', { path: { id: 9 }, body: { ...promotion, users } })
  await user.click(await screen.findByRole('button', { name: 'Upload e-mails' }))
  await choose('guests.csv')
  await screen.findByText(/found in guests\.csv/)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages()).toEqual([
      'Promotion Updated',
      'Somebody else had changed Users meanwhile; your value was kept.',
    ]),
  )
  expect(writes().at(-1)?.body).toMatchObject({ users: [{ id: uploaded?.id }] })
})
