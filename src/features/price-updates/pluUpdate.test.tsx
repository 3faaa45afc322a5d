import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { readPriceList } from '#domain/priceList.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { store_variant_prices } from '#server/database/schema/storeProducts.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { PluUpdateScreen } from './PluUpdateScreen.tsx'

const { open, sent, server } = sectionTests()

/** What the browser's worker does, in the thread of the test: jsdom has no workers. */
class WorkerHere extends EventTarget {
  postMessage(file: File) {
    const answer = async () => {
      try {
        return { list: await readPriceList(new Uint8Array(await file.arrayBuffer())) }
      } catch (error) {
        return { refusal: error instanceof Error ? error.message : '' }
      }
    }
    void answer().then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}
vi.stubGlobal('Worker', WorkerHere)

const choose = async (
  user: { upload: (to: HTMLElement, file: File) => Promise<void> },
  text: string,
) => user.upload(await screen.findByLabelText('Price list'), new File([text], 'prices.csv'))

async function priceOf(p4: TestP4) {
  const [price] = await p4.database.reads
    .select()
    .from(store_variant_prices)
    .orderBy(store_variant_prices.store_id, store_variant_prices.variant_id)
    .limit(1)
  if (!price) throw new Error('There are prices')
  return price
}

const listOf = ({ variant_id, store_id, price }: Awaited<ReturnType<typeof priceOf>>) =>
  `variant_id,store_id,price\n${variant_id},${store_id},${price}\n`

test('PLU-01, PLU-02, AMB-155: the three steps; Download asks for the list and says where it comes', async () => {
  await using p4 = await startP4()
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(
    (one) => one.textContent,
  )
  expect(headings).toEqual([
    '1. Download the current list',
    '2. Edit the price column',
    '3. Upload the file',
  ])
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  const { user: owner } = await p4.currentUser('owner')
  expect(
    await screen.findByText(
      `p4-prices-2026-03-04.csv will be sent to ${owner.email} in about 5 minutes.`,
    ),
  ).toBeDefined()
  expect(messages()).toEqual(['Email sent'])
  expect(p4.mail.sent).toMatchObject([{ to: owner.email, subject: 'Current price list' }])
})

test('PLU-04, FLASH-82: Upload without a file says so and sends nothing', async () => {
  await using p4 = await startP4()
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(messages()).toEqual(['Select a file to upload.'])
  expect(sent.filter(({ call }) => call.includes('/p4/plus'))).toEqual([])
})

test('PLU-06, FLASH-78, AMB-157, PLUS-12: a list in order is sent; its result is shown and e-mailed', async () => {
  await using p4 = await startP4()
  const price = await priceOf(p4)
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await choose(user, listOf({ ...price, price: price.price + 5 }))
  await user.click(await screen.findByRole('button', { name: 'Upload 1 price at 1 store' }))
  await waitFor(() => expect(messages()).toEqual(['Upload complete, updating prices.']))
  const { user: owner } = await p4.currentUser('owner')
  expect(
    screen.getByText(
      `Results will be sent to ${owner.email}; prices update within about 2 minutes.`,
    ),
  ).toBeDefined()
  expect(await screen.findByText('1 of 1 price are in effect.')).toBeDefined()
  expect(await priceOf(p4)).toEqual({ ...price, price: price.price + 5 })
})

test('PLU-03, AMB-183: a list with faults is not sent, and every faulty row is named', async () => {
  await using p4 = await startP4()
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await choose(user, 'variant_id,store_id,price\n118,7,\n118,x,495\n')
  expect(await screen.findByText('2 rows are not in order')).toBeDefined()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row 2: the price is missing.',
    'Row 3: the store_id "x" is no id.',
  ])
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true)
  await choose(user, '')
  expect(await screen.findByText('The file is empty.')).toBeDefined()
  expect(sent.filter(({ call }) => call.includes('/p4/plus'))).toEqual([])
})

test('PLU-05, PLU-07: while an upload runs a second one is blocked; a refusal is flashed and the file is kept', async () => {
  await using p4 = await startP4()
  const price = await priceOf(p4)
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const message = 'Another price update is running. Try again in two minutes.'
  server.use(
    http.post('*/p4/plus/import', async () => {
      await held
      return HttpResponse.json({ code: 'import_running', message, status: 409 }, { status: 409 })
    }),
  )
  await choose(user, listOf(price))
  const upload = await screen.findByRole('button', { name: 'Upload 1 price at 1 store' })
  await user.click(upload)
  expect(upload).toHaveProperty('disabled', true)
  answer()
  await waitFor(() => expect(messages()).toEqual([message]))
  expect(screen.getByRole('button', { name: 'Upload 1 price at 1 store' })).toHaveProperty(
    'disabled',
    false,
  )
})

test('AMB-183, PLU-06: a host that knows no progress ends with the documented sentence', async () => {
  await using p4 = await startP4()
  const price = await priceOf(p4)
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  server.use(http.post('*/p4/plus/import', () => HttpResponse.json({ email: 'ann@p4.example' })))
  await choose(user, listOf(price))
  await user.click(await screen.findByRole('button', { name: 'Upload 1 price at 1 store' }))
  const sentence = 'Results will be sent to ann@p4.example; prices update within about 2 minutes.'
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.queryByText(/in effect/)).toBeNull()
})

test('PERM-29: without mass-price-change:update nothing can be downloaded or uploaded', async () => {
  await using p4 = await startP4()
  await open(p4, 'barista', <PluUpdateScreen />)
  await screen.findByRole('heading', { name: 'PLU Update' })
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})
