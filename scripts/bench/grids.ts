import type { Browser, Page } from '@playwright/test'
import { weekdays } from '#domain/calendar.ts'
import { type Site, timeUntilPainted, visit } from './browser.ts'
import type { Measurement } from './measurement.ts'
import { median, percentile } from './statistics.ts'

const rows = 1000
const pasted = { rows: 100, columns: 5 }
const rounds = 5
// Of seven keys each: enough for a 95th percentile.
const keyRounds = 15

export async function measureGrids(browser: Browser, site: Site): Promise<Measurement[]> {
  return [
    await storePage(browser, site),
    ...(await startingInventory(browser, site)),
    ...(await taxRates(browser, site)),
  ]
}

async function storePage(browser: Browser, site: Site): Promise<Measurement> {
  const opened: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { page, close } = await visit(browser, site.session)
    opened.push(
      await timeUntilPainted(page, `${site.base}/stores/1`, 'form input[data-path="name"]'),
    )
    await close()
  }
  return {
    what: 'Store page can be used',
    how: 'from the start of the navigation until the form is painted, nothing cached, signed in',
    measured: median(opened),
    limit: 1200,
    unit: 'ms',
    detail: opened.map((one) => one.toFixed(0)).join(', '),
  }
}

function largeStore() {
  const product = (index: number) => ({
    store_id: 1,
    product_id: index + 1,
    price: 400,
    prices: [],
    product: {
      id: index + 1,
      product_type: 'food',
      name: `Pastry ${index + 1}`,
      image_url: null,
      square_sku: null,
      inventory_control: 'daily',
      variants: [{ id: index + 1, sku: `FOO-${index + 1}` }],
    },
  })
  const sold = Array.from({ length: rows }, (_, index) => product(index))
  const inventory = sold.flatMap(({ product_id }) =>
    weekdays.map((day_of_week) => ({
      store_id: 1,
      variant_id: product_id,
      day_of_week,
      initial_quantity: 12,
    })),
  )
  return { sold, inventory }
}

async function startingInventory(browser: Browser, site: Site): Promise<Measurement[]> {
  const { page, close } = await visit(browser, site.session)
  const { sold, inventory } = largeStore()
  await page.route('**/p4/stores/1/products/atStore', (route) => route.fulfill({ json: sold }))
  await page.route('**/p4/stores/1/initialInventory', (route) =>
    route.fulfill({ json: { inventory } }),
  )
  await page.route('**/p4/stores/1/inventory', (route) => route.fulfill({ json: [] }))
  await page.goto(`${site.base}/stores/1#starting-inventory`)
  const grid = page.getByRole('grid', { name: 'Starting Inventory' })
  const cell = grid.getByRole('row').nth(3).getByRole('gridcell').nth(1)
  await cell.waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await cell.click()
  const keys: number[] = []
  for (let round = 0; round < keyRounds; round++)
    for (const key of ['2', '4', 'Enter', '7', 'Tab', 'ArrowLeft', 'ArrowDown']) {
      await awaitPaint(page, 'keydown')
      await page.keyboard.press(key)
      keys.push(await painted(page))
    }
  const pastes: number[] = []
  for (let round = 0; round < rounds; round++) pastes.push(await paste(page, round))
  await close()
  return [
    {
      what: 'Starting inventory of 1,000 rows: key to painted cell',
      how: `95th percentile of ${keys.length} keys`,
      measured: percentile(keys, 0.95),
      limit: 50,
      unit: 'ms',
      detail: `median ${median(keys).toFixed(0)}`,
    },
    {
      what: 'Starting inventory of 1,000 rows: paste of 500 cells',
      how: `median of ${rounds}, until the cells are painted`,
      measured: median(pastes),
      limit: 300,
      unit: 'ms',
      detail: pastes.map((one) => one.toFixed(0)).join(', '),
    },
  ]
}

async function taxRates(browser: Browser, site: Site): Promise<Measurement[]> {
  const opened: number[] = []
  for (let round = 0; round < 3; round++) {
    const { page, close } = await visit(browser, site.session)
    // Warm cache: the browser stores compiled code on the second visit and uses it on the third.
    for (let before = 0; before < 2; before++) {
      await page.goto(`${site.base}/surcharges`)
      await page.waitForSelector(readCell)
      await page.waitForLoadState('networkidle')
    }
    opened.push(await timeUntilPainted(page, `${site.base}/surcharges`, readCell))
    if (round === 2) {
      const { frames, empty } = await scrollForThreeSeconds(page)
      await close()
      return [
        {
          what: 'Tax rates of 2,000 stores: first rates',
          how: 'third visit, from the start of the navigation',
          measured: median(opened),
          limit: 1000,
          unit: 'ms',
          detail: opened.map((one) => one.toFixed(0)).join(', '),
        },
        {
          what: 'Tax rates of 2,000 stores: scrolling for three seconds',
          how: 'frames without a row in the middle of the window',
          measured: empty,
          limit: 0,
          unit: 'frames',
          detail: `of ${frames.length} frames, the longest ${Math.max(...frames).toFixed(0)} ms`,
        },
      ]
    }
    await close()
  }
  return []
}

const readCell = 'td[data-column="1"] span[class*="value"], td[data-column="1"] [data-turn]'

/** Measures from the next event until it is painted. */
async function awaitPaint(page: Page, event: string): Promise<void> {
  await page.evaluate((type) => {
    const promise = new Promise<number>((resolve) => {
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      )
    })
    Reflect.set(window, 'painted', promise)
  }, event)
}

async function painted(page: Page): Promise<number> {
  const value: unknown = await page.evaluate(() => Reflect.get(window, 'painted'))
  return typeof value === 'number' ? value : Number.NaN
}

/** Milliseconds from a paste at the focused cell until it is painted. */
async function paste(page: Page, round: number): Promise<number> {
  await awaitPaint(page, 'paste')
  await page.evaluate(
    ({ text }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    {
      text: `${Array(pasted.columns)
        .fill(30 + round)
        .join('\t')}\n`.repeat(pasted.rows),
    },
  )
  const time = await painted(page)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  return time
}

/** Frame times in milliseconds, and the number of frames without rows. */
function scrollForThreeSeconds(page: Page): Promise<{ frames: number[]; empty: number }> {
  return page.evaluate(
    () =>
      new Promise<{ frames: number[]; empty: number }>((resolve) => {
        const frames: number[] = []
        let empty = 0
        // Above the grid there are no rows.
        document.querySelector('[data-row]')?.scrollIntoView()
        const start = performance.now()
        let last = start
        const frame = (now: number) => {
          frames.push(now - last)
          last = now
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
          if (!middle?.closest('tr')) empty += 1
          window.scrollBy(0, 120)
          if (now - start < 3000) requestAnimationFrame(frame)
          else resolve({ frames: frames.slice(2), empty })
        }
        requestAnimationFrame(frame)
      }),
  )
}
