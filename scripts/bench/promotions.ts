import type { Browser } from '@playwright/test'
import { Client } from 'pg'
import { timeUntilPainted, visit } from './browser.ts'
import { awaitChange, measured } from './interaction.ts'
import type { Measurement } from './measurement.ts'
import { firstRow } from './productList.ts'
import type { BenchServer } from './server.ts'
import { median, percentile } from './statistics.ts'

const many = 2_000
const runs = 5
// Of 25 keys each: enough for a 95th percentile.
const keyRounds = 4
const sentence = 'aside [role="status"]'

export async function measurePromotions(
  browser: Browser,
  server: BenchServer,
): Promise<Measurement[]> {
  if (!server.databaseUrl) return []
  const id = await fill(server.databaseUrl)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await visit(browser, server.session)
    times.push(await timeUntilPainted(page, `${server.base}/promotions`, firstRow))
    await close()
  }
  const keys = await typeInForm(browser, server, id)
  return [
    {
      what: `${many.toLocaleString('en')} promotions: first row`,
      how: 'from the start of the navigation, nothing cached, signed in',
      measured: median(times),
      limit: 1200,
      unit: 'ms',
      detail: times.map((time) => time.toFixed(0)).join(', '),
    },
    {
      what: 'Form of a promotion: key to painted sentence',
      how: `95th percentile of ${keys.length} keys`,
      measured: percentile(keys, 0.95),
      limit: 50,
      unit: 'ms',
      detail: `median ${median(keys).toFixed(0)}`,
    },
  ]
}

/** Returns the id of one for a product at every store. */
async function fill(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into promotions (name, type, start_date, end_date, configuration)
       select 'Promotion ' || n, 'DiscountPromotion', current_date - 300 + n % 600, current_date - 290 + n % 600,
         '{"percentage_off": 20, "item_limit_per_day": 1, "triggering_product_ids": [1]}'::jsonb
       from generate_series(1, $1 - (select count(*)::integer from promotions)) n returning id`,
      [many],
    )
    await client.query(
      'insert into promotion_stores (promotion_id, store_id) select p.id, s.id from promotions p, stores s where p.id = $1',
      [rows[0]?.id],
    )
    // Autovacuum would do this within a minute.
    await client.query('vacuum analyze promotions, promotion_stores')
    return rows[0]?.id ?? Number.NaN
  } finally {
    await client.end()
  }
}

/** The summary repeats each letter. */
async function typeInForm(browser: Browser, server: BenchServer, id: number): Promise<number[]> {
  const { page, close } = await visit(browser, server.session)
  await page.goto(`${server.base}/promotions/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const code = page.getByLabel('Activation Code')
  await code.click()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < keyRounds; round++) {
    await code.fill('')
    for (const key of 'WELCOMEBACKWITHALATTE2027') {
      await awaitChange(page, sentence)
      await page.keyboard.press(key)
      const time = await measured(page)
      if (time !== null) times.push(time)
    }
  }
  await close()
  return times
}
