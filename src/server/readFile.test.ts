import { expect, test } from 'vitest'
import { refusedAt, startP4 } from '#mocks/p4.ts'
import { rowsOf, xlsxOf } from '#testing/xlsxOf.ts'
import { P4Error } from './errors.ts'
import { readAudienceFile, readPriceFile } from './readFile.ts'

const page = rowsOf([['variant_id', 'store_id', 'price', 'email']])
/** A small file of very many empty texts. */
const hostile = xlsxOf({ sheets: [{ rows: page }], strings: '<si/>'.repeat(6_000_000) })

test.each([
  ['importPrices', 'plus'],
  ['uploadPromotionAudience', 'audience'],
] as const)(
  'PLU-07: a hostile workbook is refused by its field, and others are answered meanwhile: %s',
  async (operation, field) => {
    await using p4 = await startP4()
    const body = { [field]: new File([hostile], 'prices.xlsx') }
    const form = new FormData()
    form.set(field, new File([hostile], 'prices.xlsx'))
    let isRead = false
    const answer = p4
      .as('owner')
      .call(operation, { body })
      .finally(() => {
        isRead = true
      })
    expect((await p4.as('barista').call('listTags')).status).toBe(200)
    expect(isRead).toBe(false)
    expect(await answer).toMatchObject(
      refusedAt(field, 'The file has too many cells or other parts.'),
    )
  },
)

const refusal = async (read: Promise<unknown>) => {
  const reason = await read.catch((error: unknown) => error)
  expect(reason).toBeInstanceOf(P4Error)
  return reason instanceof P4Error ? reason.toBody() : null
}

const rows = Array.from({ length: 100_000 }, (_, at) => `${at + 1},7,495`)
const large = new File([`variant_id,store_id,price\n${rows.join('\n')}\n`], 'prices.csv')

test.each([
  ['too much memory', { memoryMb: 16, timeMs: 30_000 }],
  ['too long', { memoryMb: 512, timeMs: 1 }],
])('PLU-07: a file that takes %s to read is refused by its field', async (what, limits) => {
  for (const read of [readPriceFile, readAudienceFile])
    expect(await refusal(read({ file: large, field: 'plus', limits }))).toMatchObject({
      status: 400,
      fields: [
        {
          path: 'plus',
          message: `The file takes ${what} to read. Save it as CSV, or split it into several files.`,
        },
      ],
    })
})

test.each(['"a" ', '"a""', '"', '\r'])(
  'PLU-07: 20 MB of a mark are refused, and the server goes on: %j',
  async (mark) => {
    const file = new File([mark.repeat(20_000_000 / mark.length)], 'prices.csv')
    expect(await refusal(readPriceFile({ file, field: 'plus' }))).toMatchObject({ status: 400 })
  },
)

test('PLU-07: every row of a large list is read, while timers go on', async () => {
  let longest = 0
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
  }, 5)
  const { prices } = await readPriceFile({ file: large, field: 'plus' })
  clearInterval(timer)
  expect(prices.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 2))
  expect(longest).toBeLessThan(1000)
})
