import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { csvText } from '#domain/files/csvText.ts'
import { exportColumns } from '#domain/prices/priceList.ts'
import { type Site, visit } from './browser.ts'
import type { Measurement } from './measurement.ts'
import { median } from './statistics.ts'

const rowCount = 50_000
const stores = 200
const runs = 3

interface Checked {
  /** From choosing the file until its rows are painted. */
  readonly time: number
  readonly block: number
  /** From Enter in a cell until its difference is painted. */
  readonly edit: number
}

type Cells = readonly (string | number)[]

/** Every tenth price has `more` cents added. */
function listOf(more: number): Cells[] {
  return Array.from({ length: rowCount }, (_, at) => {
    const variant = 1 + Math.floor(at / stores)
    const store = 1 + (at % stores)
    const price = 300 + (variant % 40) * 15 + (at % 10 === 0 ? more : 0)
    return [variant, store, `Product ${variant}`, `BEV-${variant}`, `Store ${store}`, price]
  })
}

export async function measurePrices(browser: Browser, site: Site): Promise<Measurement[]> {
  const header: Cells = exportColumns
  const edited = [header, ...listOf(15)]
  const rows = edited.map((cells) => [...cells])
  // By path: Playwright would send file contents through the page and block it.
  const folder = mkdtempSync(join(tmpdir(), 'p4-prices-'))
  const written = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const exported = written('exported.csv', csvText([header, ...listOf(0)]))
  const lists = [
    { kind: 'CSV', list: written('prices.csv', csvText(edited)) },
    {
      kind: 'XLSX',
      list: written('prices.xlsx', await writeXlsx({ sheets: [{ name: 'Prices', rows }] })),
    },
  ]
  const measurements: Measurement[] = []
  for (const { kind, list } of lists) {
    const checks: Checked[] = []
    for (let run = 0; run < runs; run++) checks.push(await check(browser, site, list, exported))
    const of = (part: keyof Checked) => checks.map((one) => one[part])
    const numbers = (times: number[]) => times.map((time) => time.toFixed(0)).join(', ')
    const how = 'from the choice of the file until its rows are painted, beside an exported list'
    measurements.push(
      {
        what: `50,000 prices checked (${kind})`,
        how,
        limit: 2000,
        unit: 'ms',
        measured: median(of('time')),
        detail: numbers(of('time')),
      },
      {
        what: `50,000 prices (${kind}): longest block`,
        limit: 500,
        unit: 'ms',
        how: 'longest task of the page while it checks and one price is changed',
        measured: median(of('block')),
        detail: numbers(of('block')),
      },
      {
        what: `50,000 prices (${kind}): a price is changed`,
        limit: 400,
        unit: 'ms',
        how: 'from Enter until the difference is painted',
        measured: median(of('edit')),
        detail: numbers(of('edit')),
      },
    )
  }
  rmSync(folder, { recursive: true, force: true })
  return measurements
}

async function check(
  browser: Browser,
  { base, session }: Site,
  list: string,
  exported: string,
): Promise<Checked> {
  const { page, close } = await visit(browser, session)
  await page.goto(`${base}/plu-update`)
  await page.getByLabel('Exported list').setInputFiles(exported)
  await page.getByText('Compared with exported.csv').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const blocks: number[] = []
    Reflect.set(window, 'blocks', blocks)
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) blocks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await awaitGrid(page)
  await page.getByLabel('Price list').setInputFiles(list)
  const time = await measured(page)
  // The chart renders after the rows and moves them.
  await page.getByRole('img', { name: 'Chart of the changes' }).waitFor()
  const price = page
    .getByRole('row', { name: /^Row 2: / })
    .getByRole('gridcell')
    .nth(2)
  await price.click()
  await page.keyboard.type('475')
  await awaitEdit(page)
  await page.keyboard.press('Enter')
  const edit = await measured(page)
  const blocks: unknown = await page.evaluate(() => Reflect.get(window, 'blocks'))
  await close()
  return { time, edit, block: Array.isArray(blocks) ? Math.max(0, ...blocks.map(Number)) : 0 }
}

async function measured(page: Page): Promise<number> {
  const value: unknown = await page.evaluate(() => Reflect.get(window, 'measured'))
  return typeof value === 'number' ? value : Number.NaN
}

const awaitGrid = (page: Page) => awaitPainted(page, 'change', '[role="gridcell"]')

const awaitEdit = (page: Page) => awaitPainted(page, 'keydown', '+$1.60')

async function awaitPainted(page: Page, event: string, wanted: string): Promise<void> {
  await page.evaluate(
    ({ event, wanted }) => {
      const isShown = () =>
        wanted.startsWith('[')
          ? document.querySelector(wanted) !== null
          : [...document.querySelectorAll('[role="gridcell"]')].some(
              ({ textContent }) => textContent === wanted,
            )
      const promise = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (isShown()) setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }
        addEventListener(event, begin, { once: true, capture: true })
      })
      Reflect.set(window, 'measured', promise)
    },
    { event, wanted },
  )
}
