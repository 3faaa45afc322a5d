import type { Browser, Page } from '@playwright/test'
import { type Site, visit } from './browser.ts'
import { firstRow } from './productList.ts'

const rounds = 5

/** Milliseconds, in a list of 10,000 records. */
export interface Interaction {
  /** Frame times while scrolling. */
  readonly frames: readonly number[]
  /** Click until the product's heading is painted. */
  readonly opened: readonly number[]
  /** Back until the rows are painted; empty if the scroll position was lost. */
  readonly returned: readonly number[]
  /** Key in the search until changed rows are painted. */
  readonly keys: readonly number[]
}

export async function handleProducts(browser: Browser, site: Site): Promise<Interaction> {
  const { page, close } = await visit(browser, site.session)
  await page.goto(`${site.base}/products`)
  await page.waitForSelector(firstRow)
  await page.waitForLoadState('networkidle')
  const frames = await scrollForThreeSeconds(page)
  const opened: number[] = []
  const returned: number[] = []
  for (let round = 0; round < rounds; round++) {
    const one = await openAndReturn(page, round)
    opened.push(one.open)
    if (one.kept) returned.push(one.back)
  }
  const product = await middleName(site, '/p4/products')
  const keys = await typeInSearch(page, { search: 'Search products', text: product })
  await close()
  return { frames, opened, returned: returned.length === rounds ? returned : [], keys }
}

export async function searchEmployees(browser: Browser, site: Site): Promise<number[]> {
  const { page, close } = await visit(browser, site.session)
  await page.goto(`${site.base}/employees`)
  await page.waitForSelector(firstRow)
  await page.waitForLoadState('networkidle')
  const person = await middleName(site, '/p4/employees')
  const keys = await typeInSearch(page, { search: 'Search employees', text: person })
  await close()
  return keys
}

/** Returns frame times in milliseconds. */
function scrollForThreeSeconds(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let scrolled: Element | null = document.querySelector('table tbody tr')
        while (scrolled && scrolled.scrollHeight <= scrolled.clientHeight + 1)
          scrolled = scrolled.parentElement
        const target = scrolled ?? document.scrollingElement ?? document.documentElement
        const frames: number[] = []
        const start = performance.now()
        let last = start
        const frame = (now: number) => {
          frames.push(now - last)
          last = now
          target.scrollBy(0, 120)
          if (now - start < 3000) requestAnimationFrame(frame)
          else {
            target.scrollTo(0, 0)
            resolve(frames.slice(2))
          }
        }
        requestAnimationFrame(frame)
      }),
  )
}

async function openAndReturn(
  page: Page,
  round: number,
): Promise<{ open: number; back: number; kept: boolean }> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await rows.nth(3).hover()
  await page.mouse.wheel(0, 1500 + 200 * round)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  const box = await page.evaluate(() => {
    const middle = [...document.querySelectorAll('table tbody tr')].find((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top > 300 && bottom < innerHeight - 100
    })
    const { left, top, height } = middle?.getBoundingClientRect() ?? new DOMRect()
    const positions = [...document.querySelectorAll('*')].map((element) => element.scrollTop)
    const link = middle?.querySelector('a')
    return {
      x: left + 40,
      y: top + height / 2,
      name: link?.textContent?.trim() ?? '',
      href: link?.getAttribute('href') ?? '',
      scroll: Math.max(...positions, scrollY),
    }
  })
  await page.mouse.move(box.x, box.y)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
  await awaitHeading(page, box.name)
  await page.mouse.click(box.x, box.y)
  const open = (await measured(page)) ?? Number.NaN
  await page.waitForLoadState('networkidle')
  // Other pages have tables too: wait for the row that was opened.
  const back = await page.evaluate(async (row) => {
    const start = performance.now()
    history.back()
    await new Promise<void>((resolve) => {
      const look = () => {
        if (document.querySelector(row)) setTimeout(resolve)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    return performance.now() - start
  }, `table tbody tr a[href="${box.href}"]`)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  const scroll = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((element) => element.scrollTop), scrollY),
  )
  return { open, back, kept: Math.abs(scroll - box.scroll) <= 40 && box.scroll > 0 }
}

/** Null if it timed out. */
export async function measured(page: Page): Promise<number | null> {
  const value: unknown = await page.evaluate(() => Reflect.get(window, 'measured'))
  return typeof value === 'number' ? value : null
}

/** Measures from the next click until a heading with the name is painted. */
async function awaitHeading(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const isShown = () =>
      [...document.querySelectorAll('h1, h2')].some((one) => one.textContent?.includes(wanted))
    const promise = new Promise<number | null>((resolve) => {
      setTimeout(() => resolve(null), 10_000)
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (isShown()) setTimeout(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      addEventListener('pointerdown', begin, { once: true, capture: true })
    })
    Reflect.set(window, 'measured', promise)
  }, name)
}

/** Typing it changes the rows in view. */
async function middleName({ base, session }: Site, path: string): Promise<string> {
  const response = await fetch(`${base}${path}`, {
    headers: { authorization: `P4 ${session.token}` },
  })
  const list: { name: string }[] = await response.json()
  return (list[Math.floor(list.length / 2)]?.name ?? '').slice(0, 8)
}

async function typeInSearch(
  page: Page,
  { search, text }: { search: string; text: string },
): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: search })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await box.click()
    for (const key of text) {
      await awaitChange(page, 'table tbody')
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      const time = await measured(page)
      if (time !== null) times.push(time)
    }
    await box.fill('')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  }
  return times
}

/** Measures from the next key until the element's text changes; null if it does not. */
export async function awaitChange(page: Page, selector: string): Promise<void> {
  await page.evaluate((watched) => {
    const element = document.querySelector(watched) ?? document.body
    const promise = new Promise<number | null>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const before = element.textContent
        const observer = new MutationObserver(() => {
          if (element.textContent === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        observer.observe(element, { childList: true, subtree: true, characterData: true })
        setTimeout(() => {
          observer.disconnect()
          resolve(null)
        }, 1500)
      }
      addEventListener('keydown', begin, { once: true, capture: true })
    })
    Reflect.set(window, 'measured', promise)
  }, selector)
}
