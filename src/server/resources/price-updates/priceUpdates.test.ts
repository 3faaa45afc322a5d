import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { createP4 } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { price_update_jobs } from '#server/database/schema/priceUpdates.ts'
import { store_variant_prices } from '#server/database/schema/storeProducts.ts'
import { sheetSaying } from '#testing/zipOf.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const email = 'ines.calder@coffee.example'

/** Some prices that are in effect, each for another variant at a store. */
function somePrices({ database }: TestP4, count: number) {
  return database.reads
    .select()
    .from(store_variant_prices)
    .orderBy(store_variant_prices.store_id, store_variant_prices.variant_id)
    .limit(count)
}

function sheet(rows: readonly (readonly (string | number)[])[]) {
  const lines = [['variant_id', 'store_id', 'price'], ...rows].map((cells) => cells.join(','))
  return { plus: new File([`${lines.join('\n')}\n`], 'prices.csv') }
}

const listed = (prices: Awaited<ReturnType<typeof somePrices>>, more: number) =>
  prices.map(({ variant_id, store_id, price }) => [variant_id, store_id, price + more])

test('API-140, AMB-155, AMB-156: the list of all prices is e-mailed', async () => {
  const { user } = await p4.currentUser('owner')
  const answer = await owner.ok('exportPrices')
  expect(answer).toEqual({ filename: 'p4-prices-2026-03-04.csv', email: user.email })
  const [message] = p4.mail.sent
  expect(message).toMatchObject({ to: user.email, subject: 'Current price list' })
  const [file] = message?.attachments ?? []
  expect(file?.filename).toBe(answer.filename)
  const lines = file?.content.trimEnd().split('\r\n') ?? []
  expect(lines[0]).toBe('\uFEFFvariant_id,store_id,product name,sku,store name,price')
  const [price] = await somePrices(p4, 1)
  if (!price) throw new Error('There are prices')
  const start = `${price.variant_id},${price.store_id},`
  const found = lines.filter((line) => line.startsWith(start) && line.endsWith(`,${price.price}`))
  expect(found.length).toBe(1)
})

test('AMB-236: a person gets the list of all prices three times an hour', async () => {
  const ask = () => p4.as('owner').call('exportPrices')
  for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'You asked for this list 3 times within an hour. Try again in 60 minutes.' },
  })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(p4.mail.sent).toHaveLength(3)
  expect((await p4.as('admin').call('exportPrices')).status).toBe(200)
  p4.clock.advance({ minutes: 60 })
  expect((await ask()).status).toBe(200)
})

test('AMB-236: a person uploads prices thirty times an hour', async () => {
  const upload = async () =>
    owner.call('importPrices', { body: sheet(listed(await somePrices(p4, 1), 1)) })
  for (let n = 0; n < 30; n += 1) expect((await upload()).status).toBe(200)
  expect(await upload()).toMatchObject({ status: 429 })
})

test('API-141, AMB-157: an edited list changes exactly its prices, and its result is e-mailed', async () => {
  const { user } = await p4.currentUser('owner')
  const all = await somePrices(p4, 1_000_000)
  const changed = all.slice(0, 40)
  const answer = await owner.ok('importPrices', { body: sheet(listed(changed, 5)) })
  expect(answer).toEqual({ email: user.email, id: expect.any(Number), price_count: 40 })
  const expected = all.map((row, index) => (index < 40 ? { ...row, price: row.price + 5 } : row))
  expect(await somePrices(p4, 1_000_000)).toEqual(expected)
  expect(p4.mail.sent).toMatchObject([
    {
      to: user.email,
      subject: 'Prices updated',
      text: '40 of 40 prices of prices.csv are in effect.\n',
    },
  ])
  expect(await owner.ok('getPriceImport', { path: { id: answer.id ?? 0 } })).toMatchObject({
    ...{ price_count: 40, done_count: 40, failure_count: 0, failures: [] },
    finished_at: '2026-03-04T17:05:00.000Z',
  })
})

test('API-141, AMB-183, PLU-03: a list with faults changes nothing, and every faulty cell is named', async () => {
  const all = await somePrices(p4, 1_000_000)
  const [one, two, three] = all
  if (!one || !two || !three) throw new Error('There are prices')
  const body = sheet([
    [one.variant_id, one.store_id, 495],
    [two.variant_id, two.store_id, ''],
    [three.variant_id, 987_654, 495],
    [987_654, three.store_id, 495],
    [one.variant_id, one.store_id, 500],
    [three.variant_id, three.store_id, '4.95'],
    [two.variant_id, two.store_id, '=1+1'],
  ])
  expect(await owner.call('importPrices', { body })).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_prices',
      message: '6 rows are not in order. No price was changed.',
      fields: [
        { path: 'row.3.price', message: 'Row 3: the price is missing.' },
        { path: 'row.4.store_id', message: 'Row 4: there is no store 987654.' },
        { path: 'row.5.variant_id', message: 'Row 5: there is no variant 987654.' },
        {
          path: 'row.6.variant_id',
          message: 'Row 6: this variant has a price at this store in row 2 already.',
        },
        {
          path: 'row.7.price',
          message: 'Row 7: the price "4.95" is no whole number of cents from 0 up.',
        },
        {
          path: 'row.8.price',
          message: 'Row 8: the price "=1+1" is no whole number of cents from 0 up.',
        },
      ],
    },
  })
  expect(await somePrices(p4, 1_000_000)).toEqual(all)
  expect(p4.mail.sent).toEqual([])
})

test('API-141, AMB-156, PLU-03: an id that belongs to another name was changed, and nothing is applied', async () => {
  await owner.ok('exportPrices')
  const [file] = p4.mail.sent[0]?.attachments ?? []
  const [header = '', ...lines] = file?.content.trimEnd().split('\r\n') ?? []
  const cellsOf = (line = '') => line.split(',')
  const [variant, store, ...names] = cellsOf(lines.find((line) => !line.includes('"')))
  const other = cellsOf(
    lines.find((line) => cellsOf(line)[1] === store && cellsOf(line)[0] !== variant),
  )
  const before = await somePrices(p4, 1_000_000)
  const list = (rows: readonly (readonly unknown[])[]) => ({
    plus: new File([[header, ...rows.map((cells) => cells.join(','))].join('\n')], 'prices.csv'),
  })
  const body = list([[other[0], store, ...names]])
  expect(await owner.call('importPrices', { body })).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_prices',
      fields: [
        {
          path: 'row.2.variant_id',
          message: expect.stringMatching(/^Row 2: Variant .* its id was changed\.$/),
        },
      ],
    },
  })
  expect(await somePrices(p4, 1_000_000)).toEqual(before)
  // The names as they are, in other letters too, change nothing.
  const same = [variant, store, ...names].map((cell) => cell?.toLowerCase())
  await owner.ok('importPrices', { body: list([same]) })
})

test('API-141, AMB-183: of many faults the first thousand are named, with their number', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => [index + 1, 1, ''])
  const { status, body } = await owner.call('importPrices', { body: sheet(rows) })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    message:
      '1,200 rows are not in order. No price was changed. The first 1,000 of 1,200 faults are named.',
  })
  expect(body).toHaveProperty('fields.length', 1000)
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['semicolons', 'variant_id;store_id;price\n1;2;3\n', null],
  ['a zip bomb', sheetSaying(600 * 1024 * 1024), 'The file unpacks to too much.'],
] as const)('API-141: %s is refused at the file', async (_, content, message) => {
  const plus = new File([content], 'prices.csv')
  const answer = await owner.call('importPrices', { body: { plus } })
  if (message === null) expect(answer.status).toBe(200)
  else expect(answer).toMatchObject(refusedAt('plus', message))
})

test('API-141: of a file name what fits is kept', async () => {
  const { plus } = sheet(listed(await somePrices(p4, 1), 5))
  const body = { plus: new File([plus], `${'long '.repeat(1000)}.csv`) }
  await owner.ok('importPrices', { body })
  expect(p4.mail.sent[0]?.text.length).toBeLessThan(300)
})

/** Leaves a job as a server does that was stopped. */
async function leave(job: Partial<typeof price_update_jobs.$inferInsert>) {
  const [made] = await p4.database.transaction((tx) =>
    tx
      .insert(price_update_jobs)
      .values({ kind: 'import', email, filename: 'prices.csv', user_id: 1, ...job })
      .returning(),
  )
  if (!made) throw new Error('The job is there')
  return made
}

test('PLU-05, AMB-183: a second import is refused while one runs, and possible after it', async () => {
  const all = await somePrices(p4, 1)
  const { id } = await leave({ state: 'running' })
  const body = sheet(listed(all, 5))
  expect(await owner.call('importPrices', { body })).toMatchObject({
    status: 409,
    body: {
      code: 'import_running',
      message: 'Another price update is running. Try again in two minutes.',
    },
  })
  expect(await somePrices(p4, 1)).toEqual(all)
  await p4.database.transaction((tx) =>
    tx.update(price_update_jobs).set({ state: 'done' }).where(eq(price_update_jobs.id, id)),
  )
  expect((await owner.call('importPrices', { body })).status).toBe(200)
})

test('API-141: jobs that a restart interrupted go on; what left the store meanwhile is named', async () => {
  const [price] = await somePrices(p4, 1)
  if (!price) throw new Error('There are prices')
  const { variant_id, store_id } = price
  const rows = [
    { row: 2, variant_id, store_id, price: price.price + 5 },
    { row: 3, variant_id: 987_654, store_id, price: 5 },
  ]
  const { id } = await leave({ state: 'waiting', rows, row_count: 2 })
  await leave({ kind: 'export', state: 'waiting', filename: 'list.csv' })
  p4.resume()
  await p4.settled()
  expect(await somePrices(p4, 1)).toEqual([{ ...price, price: price.price + 5 }])
  expect(p4.mail.sent).toMatchObject([
    {
      to: email,
      text: '1 of 2 prices of prices.csv is in effect.\nRow 3: This product is no longer at the store.\n',
    },
    { to: email, attachments: [{ filename: 'list.csv' }] },
  ])
  expect(await owner.ok('getPriceImport', { path: { id } })).toMatchObject({
    ...{ price_count: 2, done_count: 2, failure_count: 1 },
    failures: [{ row: 3, variant_id: 987_654, store_id }],
  })
  p4.resume()
  await p4.settled()
  expect(p4.mail.sent).toHaveLength(2)
})

test('API-141, AMB-183: a job whose database goes away is logged, and done once it is back', async () => {
  const { database, clock, mail, files } = p4
  const prices = await somePrices(p4, 1)
  const failures: unknown[] = []
  const away = new Error('Connection terminated unexpectedly')
  let begun = 0
  const leaving: Database = {
    ...database,
    async transaction(run) {
      begun += 1
      // The first transaction keeps the job, the second one does it.
      if (begun === 2) throw away
      return database.transaction(run)
    },
  }
  const log = {
    request: () => {},
    incompleteBody: () => {},
    failure: (error: unknown) => void failures.push(error),
  }
  const server = createP4({
    ...{ database: leaving, clock, mail, files, log, publicUrl: 'http://p4.test' },
  })
  const body = new FormData()
  body.set('plus', sheet(listed(prices, 5)).plus)
  const headers = { authorization: `P4 ${await p4.token('owner')}` }
  const answer = await server.fetch(
    new Request('http://p4.test/p4/plus/import', { method: 'POST', body, headers }),
  )
  expect(answer.status).toBe(200)
  await server.settled()
  expect(failures).toEqual([away])
  expect(mail.sent).toEqual([])
  expect(await somePrices(p4, 1)).toEqual(prices)
  server.resume()
  await server.settled()
  expect(await somePrices(p4, 1)).toEqual(prices.map((row) => ({ ...row, price: row.price + 5 })))
  expect(mail.sent).toMatchObject([{ subject: 'Prices updated' }])
})

test('API-141, AMB-183: a job that cannot be done fails whole: no price is changed, and its e-mail says so', async () => {
  const prices = await somePrices(p4, 2)
  const rows = prices.map(({ variant_id, store_id }, index) => ({
    ...{ row: index + 2, variant_id, store_id },
    price: index === 0 ? 5 : -1,
  }))
  const { id } = await leave({ state: 'waiting', rows, row_count: 2 })
  p4.resume()
  await p4.settled()
  expect(await somePrices(p4, 2)).toEqual(prices)
  expect(p4.mail.sent).toMatchObject([
    {
      to: email,
      subject: 'No price was updated',
      text: expect.stringContaining('No price was changed.'),
    },
  ])
  const progress = await owner.ok('getPriceImport', { path: { id } })
  expect(progress).toMatchObject({ failure_count: 2, finished_at: expect.any(String) })
})
