import type { Browser, Page } from '@playwright/test'
import { timeUntilPainted, visit } from './browser.ts'
import type { Measurement } from './measurement.ts'
import { firstRow } from './productList.ts'
import type { BenchServer } from './server.ts'
import { median } from './statistics.ts'

const subcategories = 40
const products = 600
const runs = 5

export async function measureMenus(browser: Browser, server: BenchServer): Promise<Measurement[]> {
  const address = `${server.base}/menus?menu=seasonal&category=${await fill(server)}`
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await visit(browser, server.session)
    times.push(await timeUntilPainted(page, address, firstRow))
    await close()
  }
  const { page, close } = await visit(browser, server.session)
  await page.goto(address)
  await page.waitForSelector(firstRow)
  await page.waitForLoadState('networkidle')
  // Rows beyond the first window render later.
  await page.getByText(`Subcategory ${subcategories}`, { exact: true }).waitFor()
  await expandAll(page)
  const frames = await drag(page)
  await close()
  return [
    {
      what: `A menu of ${subcategories} subcategories and ${products} products`,
      how: 'from the start of the navigation until its first line is painted, nothing cached, signed in',
      measured: median(times),
      limit: 1000,
      unit: 'ms',
      detail: times.map((time) => time.toFixed(0)).join(', '),
    },
    {
      what: 'The same menu, all expanded: dragging a product',
      how: `longest of ${frames.length} frames, lifting and dropping included`,
      measured: Math.max(...frames),
      limit: 50,
      unit: 'ms',
      detail: `median ${median(frames).toFixed(0)}`,
    },
  ]
}

async function fill({ base, session }: BenchServer): Promise<number> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}/p4/${path}`, {
      method,
      headers: { authorization: `P4 ${session.token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const path = 'categories/seasonal'
  const { id } = withId(await call('POST', path, { name: 'Everything' }))
  for (let at = 0; at < subcategories; at++)
    await call('POST', path, { name: `Subcategory ${at + 1}`, parent_id: id })
  const list = await call('GET', 'products')
  const ids = Array.isArray(list) ? list.map((product: unknown) => withId(product).id) : []
  const tree = await call('GET', path)
  const each = products / subcategories
  const filled = Array.isArray(tree)
    ? tree.map((category: { children: object[] }) => ({
        ...category,
        children: category.children.map((child, at) => ({
          ...child,
          products: ids.slice(at * each, (at + 1) * each),
        })),
      }))
    : []
  await call('PUT', path, filled)
  return id
}

function withId(value: unknown): { id: number } {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number')
    return { id: value.id }
  throw new Error('A record without an id was answered.')
}

/** From the bottom up: only rows in view are in the DOM. */
async function expandAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    scrollTo(0, document.documentElement.scrollHeight)
    await frame()
    for (;;) {
      const closed = [
        ...document.querySelectorAll<HTMLElement>(
          'td [aria-expanded="false"]:not([aria-haspopup])',
        ),
      ].at(-1)
      if (closed) {
        closed.click()
        // The expanded state goes through the URL, so the row renders later or is unmounted.
        while (closed.isConnected && closed.ariaExpanded === 'false') await frame()
      } else if (scrollY === 0) return
      else scrollBy(0, -400)
      await frame()
    }
  })
}

/** The page scrolls at the window's edge. Returns frame times. */
async function drag(page: Page): Promise<number[]> {
  const handle = page.getByRole('button', { name: /^Move / }).nth(1)
  const box = await handle.boundingBox()
  if (!box) throw new Error('The menu has no product.')
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const frame = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Reflect.set(window, 'frames', frames)
  })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 60; step++) await page.mouse.move(x, y + step * 6)
  await page.mouse.move(x, 790)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  await page.mouse.up()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const frames: unknown = await page.evaluate(() => Reflect.get(window, 'frames'))
  return Array.isArray(frames) ? frames.filter((time) => typeof time === 'number').slice(2) : []
}
