/** Jobs run after the answer and resume after a restart. An import is one transaction. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { byteOrderMark, csvText } from '#domain/files/csvText.ts'
import { exportColumns, inEffect } from '#domain/prices/priceList.ts'
import { grouped } from '#domain/wording.ts'
import { writeAudit } from './audit.ts'
import { isUnavailable, sqlState } from './database/broken.ts'
import { type Database, rows, type Tx } from './database/database.ts'
import { price_update_jobs } from './database/schema/priceUpdates.ts'
import type { Clock } from './handlers.ts'
import type { Log } from './log.ts'
import type { Message } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { type Change, saveChanges } from './resources/history/writeHistory.ts'

interface JobContext {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly log?: Log
}

type Job = typeof price_update_jobs.$inferSelect

const isOpen = inArray(price_update_jobs.state, ['waiting', 'running'])

export async function resumePriceJobs(context: JobContext): Promise<void> {
  const openJobs = await context.database.reads
    .select({ id: price_update_jobs.id })
    .from(price_update_jobs)
    .where(isOpen)
    .orderBy(price_update_jobs.id)
  for (const { id } of openJobs) await runPriceJob(context, id)
}

/** Skips a job that another server runs. */
export async function runPriceJob(context: JobContext, id: number): Promise<void> {
  const { database, clock, outbox, log } = context
  try {
    await database.transaction(async (tx) => {
      const message = await runJob(tx, id, clock)
      if (!message) return
      await outbox.post(tx, message)
      await tx
        .update(price_update_jobs)
        .set({ state: 'done', rows: [] })
        .where(eq(price_update_jobs.id, id))
    })
  } catch (error) {
    log?.failure(error)
    // Retried later if the database is unavailable, unless its own statement timed out (57014).
    if (isUnavailable(error) && sqlState(error) !== '57014') return
    await database.transaction(async (tx) => {
      const message = await giveUp(tx, id, clock)
      if (message) await outbox.post(tx, message)
    })
  }
  await outbox.sendDue()
}

/** Undefined if another server has the job. */
async function runJob(tx: Tx, id: number, clock: Clock): Promise<Message | undefined> {
  const [job] = await tx
    .select()
    .from(price_update_jobs)
    .where(and(eq(price_update_jobs.id, id), isOpen))
    .for('update', { skipLocked: true })
  if (!job) return undefined
  if (job.kind === 'export') return priceListMessage(tx, job)
  return importMessage(await applyPrices(tx, job, clock))
}

async function priceListMessage(tx: Tx, { email, filename }: Job): Promise<Message> {
  const found = await rows(
    tx,
    sql`select p.variant_id, p.store_id, pr.name as product, v.sku, s.name as store, p.price
        from store_variant_prices p
        join variants v on v.id = p.variant_id
        join products pr on pr.id = p.product_id
        join stores s on s.id = p.store_id
        where pr.archived_at is null and s.archived_at is null
        order by lower(pr.name), pr.id, v.id, lower(s.name), s.id`,
    exportRow,
  )
  const lines = found.map((row) => [
    row.variant_id,
    row.store_id,
    row.product,
    row.sku ?? '',
    row.store,
    row.price,
  ])
  const text = `The prices of ${grouped(found.length)} variants at stores are attached. Edit the price column only, in cents, and upload the file on the page PLU Update.\n`
  return {
    to: email,
    subject: 'Current price list',
    text,
    // Spreadsheets need a byte order mark.
    attachments: [{ filename, content: `${byteOrderMark}${csvText([exportColumns, ...lines])}` }],
  }
}

const exportRow = z.object({
  variant_id: z.number(),
  store_id: z.number(),
  product: z.string(),
  sku: z.string().nullable(),
  store: z.string(),
  price: z.number(),
})

const priceRow = z.object({ variant_id: z.number(), store_id: z.number(), price: z.number() })
const changedPrice = priceRow.extend({ product_id: z.number(), former: z.number() })

const notAtStore = 'This product is no longer at the store.'

async function applyPrices(tx: Tx, job: Job, clock: Clock): Promise<Job> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(job.rows)}::jsonb)
    as g (row integer, variant_id integer, store_id integer, price integer)`
  const formerPrices = await rows(
    tx,
    sql`select p.variant_id, p.store_id, p.price from store_variant_prices p
        join ${given} on g.variant_id = p.variant_id and g.store_id = p.store_id
        order by p.store_id, p.variant_id for update of p`,
    priceRow,
  )
  const former = sql`jsonb_to_recordset(${JSON.stringify(formerPrices)}::jsonb)
    as f (variant_id integer, store_id integer, price integer)`
  const changed = await rows(
    tx,
    sql`update store_variant_prices p set price = g.price
        from ${given} join ${former} on f.variant_id = g.variant_id and f.store_id = g.store_id
        where g.variant_id = p.variant_id and g.store_id = p.store_id and p.price <> g.price
        returning p.product_id, p.variant_id, p.store_id, p.price, f.price as former`,
    changedPrice,
  )
  const finished_at = clock.now().toISOString()
  const write = { operation: 'importPrices', at: clock.now(), userId: job.user_id } as const
  await saveChanges(tx, write, changed.map(priceChange))
  await writeAudit(tx, {
    ...write,
    path: { id: job.id },
    address: 'background',
    before: formerPrices,
    after: job.rows,
  })
  const [done] = await tx
    .update(price_update_jobs)
    .set({
      state: 'running',
      finished_at,
      failures: sql`(
        select coalesce(jsonb_agg(jsonb_build_object('row', g.row, 'variant_id', g.variant_id,
            'store_id', g.store_id, 'message', ${notAtStore}::text) order by g.row), '[]')
          from ${given} where not exists (select 1 from store_variant_prices p
            where p.variant_id = g.variant_id and p.store_id = g.store_id))`,
    })
    .where(eq(price_update_jobs.id, job.id))
    .returning()
  return done ?? job
}

function priceChange({ product_id, former, ...one }: z.infer<typeof changedPrice>): Change {
  return {
    ...{ kind: 'product', id: product_id, field: 'prices', before: former, after: one.price },
    about: [
      { noun: 'store', id: one.store_id },
      { noun: 'variant', id: one.variant_id },
    ],
  }
}

const failure = z.object({ row: z.number(), message: z.string() })

function importMessage(job: Job): Message {
  const failures = z.array(failure).parse(job.failures)
  const lines = [
    inEffect(job.row_count - failures.length, job.row_count, job.filename),
    ...failures.map(({ row, message }) => `Row ${row}: ${message}`),
  ]
  return { to: job.email, subject: 'Prices updated', text: `${lines.join('\n')}\n` }
}

async function giveUp(tx: Tx, id: number, clock: Clock): Promise<Message | undefined> {
  const problem = 'The server could not do it. No price was changed. Please try again.'
  const [job] = await tx
    .update(price_update_jobs)
    .set({ state: 'failed', problem, rows: [], finished_at: clock.now().toISOString() })
    .where(and(eq(price_update_jobs.id, id), isOpen))
    .returning()
  if (!job) return undefined
  const subject = job.kind === 'export' ? 'The price list was not made' : 'No price was updated'
  return { to: job.email, subject, text: `${job.filename}: ${problem}\n` }
}
