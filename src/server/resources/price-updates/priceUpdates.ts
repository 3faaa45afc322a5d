import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateAt } from '#domain/calendar.ts'
import { nameFindings } from '#domain/prices/priceCheck.ts'
import {
  faultText,
  largestList,
  type PriceFault,
  type PriceRow,
  requiredColumns,
} from '#domain/prices/priceList.ts'
import { grouped } from '#domain/wording.ts'
import { orRefused } from '../../database/broken.ts'
import { onlyRow, rows, type Tx } from '../../database/database.ts'
import { price_update_jobs } from '../../database/schema/priceUpdates.ts'
import { conflict, invalid, P4Error } from '../../errors.ts'
import { type Handlers, prepared } from '../../handlers.ts'
import { runPriceJob } from '../../priceJobs.ts'
import { readPriceFile } from '../../readFile.ts'
import { limitRepeats } from '../../repeatLimit.ts'
import { oneRecord } from '../records.ts'

const maxFileName = 200

const maxListedRows = 1000

export const priceUpdateHandlers = {
  exportPrices: prepared(async ({ database, clock, outbox, log }) => async (call) => {
    const { tx, viewer } = call
    const email = await emailOf(tx, viewer.id)
    await limitRepeats(call, { operation: 'exportPrices', max: 3, what: 'You asked for this list' })
    const filename = `p4-prices-${dateAt(clock.now(), 'UTC')}.csv`
    const { id } = onlyRow(
      await tx
        .insert(price_update_jobs)
        .values({
          kind: 'export',
          user_id: viewer.id,
          email,
          filename,
          created_at: clock.now().toISOString(),
        })
        .returning({ id: price_update_jobs.id }),
    )
    call.inBackground(() => runPriceJob({ database, clock, outbox, log }, id))
    return { filename, email }
  }),

  // The file is read before the transaction opens.
  importPrices: prepared(async ({ database, body: { plus }, clock, outbox, log }) => {
    if (plus.size > largestList) throw invalid('plus', 'A file may have at most 20 MB.')
    const { prices, faults } = await readPriceFile({ file: plus, field: 'plus', log })
    return async (call) => {
      const { tx, viewer } = call
      throwFaults([
        ...faults,
        ...(await unknownPrices(tx, prices)),
        ...(await changedIds(tx, prices)),
      ])
      const email = await emailOf(tx, viewer.id)
      await limitRepeats(call, { operation: 'importPrices', max: 30, what: 'You uploaded prices' })
      const now = clock.now().toISOString()
      const insert = tx
        .insert(price_update_jobs)
        .values({
          kind: 'import',
          user_id: viewer.id,
          email,
          created_at: now,
          started_at: now,
          filename: plus instanceof File ? plus.name.slice(0, maxFileName) : 'prices.csv',
          rows: prices.map(withoutCells),
          row_count: prices.length,
        })
        .returning({ id: price_update_jobs.id })
      const { id } = onlyRow(await orRefused(insert, importRunning))
      call.after({ email, id, price_count: prices.length })
      call.inBackground(() => runPriceJob({ database, clock, outbox, log }, id))
      return { email, id, price_count: prices.length }
    }
  }),

  getPriceImport: ({ tx, path }) =>
    oneRecord(
      tx,
      'price update',
      sql`select json_build_object('id', id, 'started_at', iso(coalesce(started_at, created_at)),
              'finished_at', iso(finished_at), 'price_count', row_count,
              'done_count', case when finished_at is null then 0 else row_count end,
              'failure_count', case when state = 'failed' then row_count
                else jsonb_array_length(failures) end,
              'failures', (select coalesce(json_agg(failure order by position), '[]')
                from jsonb_array_elements(failures) with ordinality as one (failure, position)
                where position <= ${maxListedRows}))::text
            from price_update_jobs where id = ${path.id} and kind = 'import'`,
    ),
} satisfies Handlers

const importRunning = {
  price_update_jobs_one_import: new P4Error(
    409,
    'import_running',
    'Another price update is running. Try again in two minutes.',
  ),
}

async function emailOf(tx: Tx, id: number): Promise<string> {
  const found = await rows(
    tx,
    sql`select email from users where id = ${id}`,
    z.object({ email: z.string().nullable() }),
  )
  const email = found[0]?.email
  if (!email) throw conflict('You have no e-mail address to which the result could be sent.')
  return email
}

const unknown = z.object({
  row: z.number(),
  variant_id: z.number(),
  store_id: z.number(),
  knows_variant: z.boolean(),
  knows_store: z.boolean(),
})

async function unknownPrices(tx: Tx, prices: readonly PriceRow[]): Promise<PriceFault[]> {
  const found = await rows(
    tx,
    sql`select g.row, g.variant_id, g.store_id, v.id is not null as knows_variant,
            s.id is not null as knows_store
          from jsonb_to_recordset(${JSON.stringify(prices.map(withoutCells))}::jsonb)
            as g (row integer, variant_id integer, store_id integer)
          left join variants v on v.id = g.variant_id
          left join stores s on s.id = g.store_id
          left join store_variant_prices p
            on p.variant_id = g.variant_id and p.store_id = g.store_id
          where p.variant_id is null
          order by g.row`,
    unknown,
  )
  return found.flatMap(({ row, variant_id, store_id, knows_variant, knows_store }) => {
    const fault = (column: PriceFault['column'], reason: string): PriceFault => ({
      row,
      column,
      reason,
    })
    if (knows_variant && knows_store)
      return [fault('store_id', `variant ${variant_id} is not sold at store ${store_id}.`)]
    return [
      ...(knows_variant ? [] : [fault('variant_id', `there is no variant ${variant_id}.`)]),
      ...(knows_store ? [] : [fault('store_id', `there is no store ${store_id}.`)]),
    ]
  })
}

const withoutCells = ({ cells: _, ...price }: PriceRow) => price

const names = z.object({
  row: z.number(),
  product: z.string(),
  sku: z.string(),
  store: z.string(),
})

/** Ids whose name belongs to another id (AMB-156). */
async function changedIds(tx: Tx, prices: readonly PriceRow[]): Promise<PriceFault[]> {
  const namedPrices = prices
    .map(({ row, variant_id, store_id, cells }) => ({
      row,
      variant_id,
      store_id,
      sku: cells.sku,
      product: cells['product name'],
      store: cells['store name'],
    }))
    .filter(({ sku, product, store }) => sku !== '' || product !== '' || store !== '')
  if (namedPrices.length === 0) return []
  // Only names that differ need the slower comparison.
  const unlike = await rows(
    tx,
    sql`select g.row, pr.name as product, v.sku, s.name as store
          from jsonb_to_recordset(${JSON.stringify(namedPrices)}::jsonb)
            as g (row integer, variant_id integer, store_id integer, product text, sku text, store text)
          join variants v on v.id = g.variant_id
          join products pr on pr.id = v.product_id
          join stores s on s.id = g.store_id
          where (g.product <> '' and g.product <> pr.name) or (g.sku <> '' and g.sku <> v.sku)
            or (g.store <> '' and g.store <> s.name)`,
    names,
  )
  const byRow = new Map(prices.map((price) => [price.row, price]))
  return unlike.flatMap((current) => {
    const price = byRow.get(current.row)
    const findings = price ? nameFindings(price, price, current) : []
    return findings.flatMap(({ level, column, message }) =>
      level === 'error' && isPriceColumn(column)
        ? [{ row: current.row, column, reason: message }]
        : [],
    )
  })
}

const isPriceColumn = (column: string): column is PriceFault['column'] =>
  requiredColumns.some((one) => one === column)

function throwFaults(faults: readonly PriceFault[]): void {
  if (faults.length === 0) return
  const sorted = faults.toSorted((a, b) => a.row - b.row)
  const rowCount = new Set(faults.map(({ row }) => row)).size
  const many = rowCount === 1 ? '1 row is' : `${grouped(rowCount)} rows are`
  const cut =
    sorted.length > maxListedRows
      ? ` The first ${grouped(maxListedRows)} of ${grouped(sorted.length)} faults are named.`
      : ''
  throw new P4Error(
    400,
    'invalid_prices',
    `${many} not in order. No price was changed.${cut}`,
    sorted
      .slice(0, maxListedRows)
      .map((fault) => ({ path: `row.${fault.row}.${fault.column}`, message: faultText(fault) })),
  )
}
