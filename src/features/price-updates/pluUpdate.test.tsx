import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formatDollars } from '#domain/prices/money.ts'
import { counted } from '#domain/wording.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { store_variant_prices } from '#server/database/schema/storeProducts.ts'
import { messages } from '#testing/console.tsx'
import { PriceWorker } from '#testing/priceWorker.ts'
import { savedFile } from '#testing/savedFile.ts'
import { sectionTests } from '#testing/section.tsx'
import { rowsOf, xlsxOf } from '#testing/xlsxOf.ts'
import { sheetSaying } from '#testing/zipOf.ts'
import { PluUpdateScreen } from './PluUpdateScreen.tsx'

const p4 = freshP4()

const { open, sent, server } = sectionTests()

vi.stubGlobal('Worker', PriceWorker)

interface Uploader {
  upload: (to: HTMLElement, file: File) => Promise<void>
}

const choose = async (user: Uploader, text: string, label = 'Price list', name = 'prices.csv') =>
  user.upload(await screen.findByLabelText(label), new File([text], name))

/** Four prices that are in effect at one store. */
async function prices() {
  const [one, two, three, four] = await p4.database.reads
    .select()
    .from(store_variant_prices)
    .orderBy(store_variant_prices.store_id, store_variant_prices.variant_id)
    .limit(4)
  if (!one || !two || !three || !four) throw new Error('There are too few prices')
  return [one, two, three, four] as const
}

async function openBesidePrices() {
  const [one, two, three, four] = await prices()
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  return { user, one, two, three, four }
}

type SetPrice = Omit<Awaited<ReturnType<typeof prices>>[0], 'price'> & { price: number | string }

const listOf = (...prices: readonly SetPrice[]) =>
  ['variant_id,store_id,price']
    .concat(prices.map((one) => `${one.variant_id},${one.store_id},${one.price}`))
    .join('\n')

const upload = (prices: number) =>
  screen.findByRole('button', { name: `Upload ${counted(prices, 'price')} at 1 store` })

/** The texts of the cells of a row of the grid, by the number of the row. */
async function cells(row: number): Promise<(string | null)[]> {
  const line = await screen.findByRole('row', { name: new RegExp(`^Row ${row}: `) })
  return within(line)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
}

const uploads = () => sent.filter(({ call }) => call === 'POST /p4/plus/import')

test('PLU-01, PLU-02, AMB-155: the three steps; Download asks for the list and says where it comes', async () => {
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

test('PLU-04, FLASH-82, AMB-238: Upload without a file says so and sends nothing', async () => {
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(messages()).toEqual(['Select a file to upload.'])
  const [price] = await prices()
  await choose(user, listOf({ ...price, price: price.price + 5 }))
  await upload(1)
  expect(messages()).toEqual(['Select a file to upload.'])
  expect(sent.filter(({ call }) => call.includes('/p4/plus'))).toEqual([])
})

test('AMB-183, PLUS-12: old and new price are compared with the store; only what changes is sent', async () => {
  const { user, one, two, three } = await openBesidePrices()
  let body = ''
  server.use(
    http.post('*/p4/plus/import', async ({ request }) => {
      const file = (await request.clone().formData()).get('plus')
      body = file instanceof File ? await file.text() : ''
      return undefined
    }),
  )
  await choose(user, listOf(one, { ...two, price: two.price + 10 }, { ...three, price: 0 }))
  await screen.findByText('Compared with the prices in effect at 1 store.')
  expect(await cells(3)).toEqual(
    expect.arrayContaining([
      formatDollars(two.price),
      `${two.price + 10}¢${formatDollars(two.price + 10)}`,
      '+$0.10',
    ]),
  )
  expect(await cells(4)).toEqual(
    expect.arrayContaining(['Warning: The price is 0: it is given away.']),
  )
  expect(
    screen.getByText(/^3 rows: 2 prices of 2 variants at 1 store change, 1 warning\.$/),
  ).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'With warnings 1' }))
  expect(screen.queryByRole('row', { name: /^Row 3: / })).toBeNull()
  await user.click(await upload(2))
  await user.click(within(await strangeQuestion()).getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('2 of 2 prices are in effect.')).toBeDefined()
  expect(
    body
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(',')),
  ).toEqual([
    ['variant_id', 'store_id', 'product name', 'sku', 'store name', 'price'],
    [`${two.variant_id}`, `${two.store_id}`, ...names, `${two.price + 10}`],
    [`${three.variant_id}`, `${three.store_id}`, ...names, '0'],
    [''],
  ])
})

test('AMB-183: strange prices are asked about before they are sent, and Cancel sends nothing', async () => {
  const { user, one, two, three, four } = await openBesidePrices()
  const strange = [
    { ...one, price: 0 },
    { ...two, price: 0 },
    { ...three, price: three.price * 100 },
  ]
  await choose(user, listOf(...strange, { ...four, price: four.price * 2 }))
  await user.click(await upload(4))
  const question = await strangeQuestion()
  expect(question.textContent).toContain(
    '2 prices become 0, 1 is about 100 times the old one, 1 changes by more than 25 %.',
  )
  const cancel = within(question).getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await user.click(cancel)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads()).toEqual([])
  expect(await upload(4)).toHaveProperty('disabled', false)
})

const strangeQuestion = () => screen.findByRole('dialog', { name: 'Are these prices meant?' })

test('AMB-183: a row with an error shows the price in effect, and its reason below it where there is little room', async () => {
  const [one, two] = await prices()
  window.innerWidth = 390
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await choose(user, listOf({ ...one, price: 'x' }, { ...two, price: two.price + 5 }))
  await screen.findByText('Compared with the prices in effect at 1 store.')
  expect(await cells(2)).toEqual(expect.arrayContaining([formatDollars(one.price)]))
  const headers = within(screen.getByRole('grid', { name: 'Prices' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(headers.slice(0, 3)).toEqual(['SKU and store', 'In effect', 'New price'])
  expect(headers).not.toContain('Check')
  const lines = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  const reason = 'Error: The price "x" is no whole number of cents from 0 up.'
  expect(lines()).toContain(reason)
  await user.click(screen.getByRole('radio', { name: 'Changed 1' }))
  expect(lines()).not.toContain(reason)
  await user.click(screen.getByRole('radio', { name: 'With errors 1' }))
  expect(lines().at(-1)).toBe(reason)
  await user.click(screen.getByRole('radio', { name: 'By store' }))
  expect(screen.getByRole('columnheader', { name: 'SKU and product' })).toBeDefined()
})

test('PLU-03, AMB-183: a row with an error is no change: the words and the numbers of filter, sentence and headings are the same', async () => {
  const { user, one, two, three } = await openBesidePrices()
  const stranger = { ...two, variant_id: 999_999, price: two.price + 5 }
  const again = { ...one, price: one.price + 10 }
  await choose(user, listOf({ ...one, price: one.price + 5 }, stranger, again, three))
  const facts = '4 rows: 1 price of 1 variant at 1 store changes, 2 errors.'
  expect(await screen.findByText(facts)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Upload 1 price at 1 store' })).toBeDefined()
  const heads = () => screen.getAllByText(/ in \d+ rows?$/).map(({ textContent }) => textContent)
  const all = ['1 change, 1 error in 2 rows', '1 error in 1 row', 'no change in 1 row']
  expect(heads().toSorted()).toEqual(all)
  await user.click(screen.getByRole('radio', { name: 'With errors 2' }))
  expect(heads().toSorted()).toEqual(all.slice(0, 2))
  await user.click(screen.getByRole('radio', { name: 'Changed 1' }))
  expect(heads()).toEqual(all.slice(0, 1))
})

const names = [expect.any(String), expect.any(String), expect.any(String)]

test('AMB-183, PLU-03: rows with errors are left out, or saved as a file with what is wrong', async () => {
  const { user, one, two } = await openBesidePrices()
  const file = savedFile()
  await choose(user, listOf({ ...one, price: '=1+1' }, { ...two, price: two.price + 5 }))
  await user.click(await screen.findByRole('button', { name: 'Save 1 row with errors' }))
  expect(screen.getByText(/Fix it below, leave it out/)).toBeDefined()
  await waitFor(() => expect(file.name).toBe('prices-errors.csv'))
  const [header, row] = (await file.text())?.split('\r\n') ?? []
  expect(header).toBe('variant_id,store_id,product name,sku,store name,price,what is wrong')
  expect(row).toMatch(/,'=1\+1,"The price =1\+1 is a formula, which is never run\."$/)
  await user.click(await upload(1))
  expect(uploads()).toEqual([])
  await user.click(screen.getByLabelText('Leave out 1 row with errors'))
  await user.click(await upload(1))
  expect(
    await screen.findByText('1 of 1 price is in effect. 1 row with errors was left out: row 2.'),
  ).toBeDefined()
})

test('AMB-183: an exported list beside the file takes the place of the stores, whose reads are given up', async () => {
  const { user, one: price } = await openBesidePrices()
  let given = false
  server.use(
    http.get('*/p4/stores/:id/products/atStore', ({ request }) => {
      request.signal.addEventListener('abort', () => {
        given = true
      })
      return new Promise<undefined>(() => {})
    }),
  )
  await choose(user, listOf({ ...price, price: 500 }, { ...price, variant_id: 987_654 }))
  await screen.findByText('Reading the prices in effect: 0 of 1 store')
  const waiting = screen.getByRole('button', { name: 'Upload' })
  expect(waiting.getAttribute('aria-disabled') ?? waiting.hasAttribute('disabled')).toBeTruthy()
  expect(screen.getByText('The prices in effect are still being read.')).toBeDefined()
  await choose(user, listOf({ ...price, price: 505 }), 'Exported list', 'exported.csv')
  expect(await screen.findByText('exported.csv')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Exported' })).toBeDefined()
  expect(screen.queryByRole('columnheader', { name: 'In effect' })).toBeNull()
  await waitFor(() => expect(given).toBe(true))
  expect(await cells(2)).toEqual(expect.arrayContaining(['$5.05', '−$0.05', '−1.0 %']))
  expect(await cells(3)).toEqual(
    expect.arrayContaining([
      `Error: The exported list has no variant 987654 at store ${price.store_id}.`,
    ]),
  )
  await choose(user, 'a,b\n1,2\n', 'Exported list', 'wrong.csv')
  expect(
    await screen.findByText(
      'wrong.csv: The first row must name the columns variant_id, store_id, price.',
    ),
  ).toBeDefined()
})

test('AMB-183: a store that cannot be read is told, and read again', async () => {
  const { user, one: price } = await openBesidePrices()
  server.use(
    http.get('*/p4/stores/:id/products/atStore', () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  )
  await choose(user, listOf(price, { ...price, store_id: 987_654 }))
  await user.click(await screen.findByRole('button', { name: 'Read again' }))
  await screen.findByText('Compared with the prices in effect at 2 stores.')
  expect(await cells(3)).toEqual(expect.arrayContaining(['Error: There is no store 987654.']))
  expect(messages()).toEqual([])
})

test('AMB-176, AMB-183: a host that tells no prices of its stores leaves the rows uncompared, which is said and asked about', async () => {
  const { user, one: price } = await openBesidePrices()
  server.use(http.get('*/p4/stores/:id/products/atStore', () => HttpResponse.json([{ id: 4 }])))
  await choose(user, listOf(price))
  await screen.findByText(/^The prices of 1 store could not be read\./)
  expect(
    screen.getByText('1 row: 1 price of 1 variant at 1 store changes, 1 not compared.'),
  ).toBeDefined()
  await user.click(await upload(1))
  const question = await strangeQuestion()
  expect(question.textContent).toContain('1 price could not be compared with the one in effect.')
  await user.click(within(question).getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('1 of 1 price is in effect.')).toBeDefined()
})

test('PLU-07, AMB-183: what the host refuses stands at the rows of the chosen list', async () => {
  const { user, one, two } = await openBesidePrices()
  const message = '1 row is not in order. No price was changed.'
  server.use(
    http.post('*/p4/plus/import', () => {
      const fields = [{ path: 'row.2.price', message: 'Row 2: the price is above the limit.' }]
      return HttpResponse.json(
        { code: 'invalid_prices', message, status: 400, fields },
        { status: 400 },
      )
    }),
  )
  await choose(user, listOf(one, { ...two, price: two.price + 5 }))
  await screen.findByText('Compared with the prices in effect at 1 store.')
  await user.click(await upload(1))
  await waitFor(() => expect(messages()).toEqual([message]))
  expect(await cells(3)).toEqual(expect.arrayContaining(['Error: the price is above the limit.']))
})

test('PLUS-12: rows that the job could not apply stand first, with their reason', async () => {
  const { user, one, two } = await openBesidePrices()
  server.use(
    http.get('*/p4/plus/imports/:id', ({ params }) =>
      HttpResponse.json({
        ...{ id: Number(params.id), started_at: '2026-03-04T17:05:00.000Z', price_count: 2 },
        ...{ finished_at: '2026-03-04T17:05:41.000Z', done_count: 2, failure_count: 1 },
        failures: [{ ...two, row: 3, message: 'This product is no longer at the store.' }],
      }),
    ),
  )
  await choose(user, listOf({ ...one, price: one.price + 5 }, { ...two, price: two.price + 5 }))
  await user.click(await upload(2))
  await screen.findByText('1 of 2 prices is in effect. 1 row was not applied.')
  const results = within(screen.getByRole('grid', { name: 'Result' })).getAllByRole('row')
  expect(results.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Not applied: This product is no longer at the store.'),
    expect.stringContaining('Applied'),
  ])
  await user.click(screen.getByRole('radio', { name: 'Not applied 1' }))
  expect(screen.queryByRole('row', { name: /^Row 2: / })).toBeNull()
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['a header alone', 'variant_id,store_id,price\n', 'The file has no prices.'],
  ['a zip bomb', sheetSaying(600 * 1024 * 1024), 'The file unpacks to too much.'],
] as const)('AMB-156: %s is refused before anything is sent', async (_, content, message) => {
  const { user } = await open(p4, 'owner', <PluUpdateScreen />)
  await user.upload(await screen.findByLabelText('Price list'), new File([content], 'prices.csv'))
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryByRole('grid')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  expect(uploads()).toEqual([])
})

/** The text of the list that is sent next. */
function sentList() {
  let text = ''
  server.use(
    http.post('*/p4/plus/import', async ({ request }) => {
      const file = (await request.clone().formData()).get('plus')
      text = file instanceof File ? await file.text() : ''
      return undefined
    }),
  )
  return () => text
}

test('AMB-156: the page names the sheet that was read, what it left out and the hidden rows; a hidden sheet is not sent', async () => {
  const { user, one: price } = await openBesidePrices()
  const text = sentList()
  const rows = (more: number) =>
    rowsOf([
      ['variant_id', 'store_id', 'price'],
      [price.variant_id, price.store_id, price.price + more],
    ])
  const file = xlsxOf({
    sheets: [
      { name: 'Old', rows: rows(99_000), state: 'hidden' },
      { name: 'Prices', rows: rows(5).replace(/<row>(?=<c><v>)/, '<row hidden="1">') },
      { name: 'Notes', rows: rowsOf([['Mind the milk']]) },
    ],
  })
  await user.upload(await screen.findByLabelText('Price list'), new File([file], 'may.xlsx'))
  const said = 'Sheet “Prices” was read. Left out: 1 other sheet (Notes) and 1 hidden sheet (Old).'
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.getByText('1 row that is hidden or filtered out was read too.')).toBeDefined()
  await user.upload(screen.getByLabelText('Exported list'), new File([file], 'april.xlsx'))
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Compare with the prices in effect' }))
  await user.click(await upload(1))
  await screen.findByText('1 of 1 price is in effect.')
  expect(text()).toContain(`,${price.price + 5}\r\n`)
  expect(text()).not.toContain(String(price.price + 99_000))
})

test('PLU-05, PLU-07: while an upload runs a second one is blocked; a refusal is flashed and the file is kept', async () => {
  const { user, one: price } = await openBesidePrices()
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
  await choose(user, listOf({ ...price, price: price.price + 5 }))
  await screen.findByText('Compared with the prices in effect at 1 store.')
  await user.click(await upload(1))
  expect(await upload(1)).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveProperty(
    'disabled',
    true,
  )
  answer()
  await waitFor(() => expect(messages()).toEqual([message]))
  expect(await upload(1)).toHaveProperty('disabled', false)
})

test.each([
  ['no answer', () => HttpResponse.error()],
  ['the answer of a proxy', () => new HttpResponse('<h1>Gateway Timeout</h1>', { status: 504 })],
])(
  'PLU-07, AMB-183, PLUS-10: %s says that nobody knows whether the list arrived, and the result before it goes',
  async (_, lost) => {
    const { user, one: price } = await openBesidePrices()
    await choose(user, listOf({ ...price, price: price.price + 5 }))
    await user.click(await upload(1))
    await screen.findByText('1 of 1 price is in effect.')
    server.use(http.post('*/p4/plus/import', lost))
    await choose(user, listOf({ ...price, price: price.price + 10 }))
    await user.click(await upload(1))
    await screen.findByText('It is not known whether the list arrived.')
    expect(screen.queryByText(/in effect\.$/)).toBeNull()
    expect(messages()).toContain('Something went wrong.')
  },
)

test('AMB-165, PLU-07: an upload that is answered without a body fails and can be sent again', async () => {
  const { user, one: price } = await openBesidePrices()
  server.use(http.post('*/p4/plus/import', () => new HttpResponse(null, { status: 204 })))
  await choose(user, listOf({ ...price, price: price.price + 5 }))
  await user.click(await upload(1))
  await waitFor(() => expect(messages()).toEqual(['Something went wrong.']))
  expect(await upload(1)).toHaveProperty('disabled', false)
})

test('AMB-183, PLU-06: a host that knows no progress ends with the documented sentence', async () => {
  const { user, one: price, two: other } = await openBesidePrices()
  server.use(http.post('*/p4/plus/import', () => HttpResponse.json({ email: 'ann@p4.example' })))
  await choose(user, listOf({ ...price, price: price.price + 5 }, { ...other, price: 'x' }))
  await user.click(await screen.findByLabelText('Leave out 1 row with errors'))
  await user.click(await upload(1))
  const sentence = 'Results will be sent to ann@p4.example; prices update within about 2 minutes.'
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('1 row with errors was left out: row 3.')).toBeDefined()
  expect(screen.queryByText(/in effect\.$/)).toBeNull()
})

test('PERM-29: without mass-price-change:update nothing can be downloaded or uploaded', async () => {
  await open(p4, 'barista', <PluUpdateScreen />)
  await screen.findByRole('heading', { name: 'PLU Update' })
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})
