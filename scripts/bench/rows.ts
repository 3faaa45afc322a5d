import type { Browser, Page } from '@playwright/test'
import { timeUntilPainted, visit } from './browser.ts'
import type { BenchServer } from './server.ts'
import { median, percentile } from './statistics.ts'

/** Number of times that a product is opened and left, and that a text is typed. */
const rounds = 5
const firstRow = 'table tbody tr td'
const firstRate = 'td[data-column="1"] span[class*="value"], td[data-column="1"] [data-turn]'

/** What a user waits for, in milliseconds, with how it is measured. */
export const rows = [
  ['Login', 'nothing cached, until the password field is painted'],
  ['10,000 products: first row', 'nothing cached, signed in'],
  ['Key to filtered rows', '95th percentile of the keys typed in the search of the products'],
  ['List to detail', 'from the click until the heading is painted, the pointer on the row before'],
  ['Back', 'until the rows are painted where they were left'],
  ['Longest frame of scrolling', 'of three seconds in the products'],
  ['Store page', 'nothing cached, signed in, until its form is painted'],
  ['Promotions: first row', 'nothing cached, signed in'],
  ['A menu: first line', 'nothing cached, signed in'],
  ['Key in a grid', '95th percentile of the keys typed in the tax rates of 2,000 stores'],
  ['First tax rates', 'nothing cached, signed in'],
] as const

export type Times = Readonly<Record<(typeof rows)[number][0], number>>

/** Measures every row once. */
export async function measureOnce(browser: Browser, server: BenchServer): Promise<Times> {
  const first = async (path: string, selector: string) => {
    const { page, close } = await visit(browser, path === '/login' ? undefined : server.session)
    const time = await timeUntilPainted(page, server.base + path, selector)
    await close()
    return time
  }
  return {
    Login: await first('/login', 'input[type=password]:enabled'),
    '10,000 products: first row': await first('/products', firstRow),
    ...(await measureProducts(browser, server)),
    'Store page': await first('/stores/1', 'form input[data-path="name"]'),
    'Promotions: first row': await first('/promotions', firstRow),
    'A menu: first line': await first('/menus?menu=default', firstRow),
    ...(await measureTaxRates(browser, server)),
  }
}

/** Scrolls, opens, goes back and types in the list of products. */
async function measureProducts(browser: Browser, server: BenchServer) {
  const { page, close } = await visit(browser, server.session)
  await page.goto(`${server.base}/products`)
  await page.waitForSelector(firstRow)
  await page.waitForLoadState('networkidle')
  const frames = await scrollForThreeSeconds(page)
  const opened: number[] = []
  const returned: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { open, back } = await openAndReturn(page, round)
    opened.push(open)
    returned.push(back)
  }
  const keys = await typeInSearch(page, await middleName(server))
  await close()
  return {
    'Key to filtered rows': percentile(keys, 0.95),
    'List to detail': median(opened),
    Back: median(returned),
    'Longest frame of scrolling': Math.max(...frames),
  }
}

/** Opens the tax rates, then types in their grid. */
async function measureTaxRates(browser: Browser, server: BenchServer) {
  const { page, close } = await visit(browser, server.session)
  const opened = await timeUntilPainted(page, `${server.base}/surcharges`, firstRate)
  await page.waitForLoadState('networkidle')
  await page.locator('td[data-column="1"]').first().click()
  const keys: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const key of ['2', '4', 'Enter', '7', 'Tab', 'ArrowLeft', 'ArrowDown']) {
      await awaitPaint(page)
      await page.keyboard.press(key)
      keys.push((await measured(page)) ?? Number.NaN)
    }
  await close()
  return { 'Key in a grid': percentile(keys, 0.95), 'First tax rates': opened }
}

/** Prepares to measure from the next key until the frame after it is painted. */
async function awaitPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const promise = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      )
    })
    Reflect.set(window, 'measured', promise)
  })
}

/**
 * Scrolls the table's own viewport, or the page where the table has none. Answers the times between frames in
 * ms.
 */
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

async function openAndReturn(page: Page, round: number): Promise<{ open: number; back: number }> {
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
  // A product's own page may have tables too, so the row that was left is awaited.
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
  const isKept = Math.abs(scroll - box.scroll) <= 40 && box.scroll > 0
  if (!isKept) throw new Error('Back lost the place in the list.')
  return { open, back }
}

/** The time that the last `await...` function measured; null until the measurement ends. */
async function measured(page: Page): Promise<number | null> {
  const value: unknown = await page.evaluate(() => Reflect.get(window, 'measured'))
  return typeof value === 'number' ? value : null
}

/** Prepares to measure from the next click until a heading with the name is painted. */
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

/** The first letters of a name from the middle of a list, so that typing them changes the rows in view. */
async function middleName({ base, session }: BenchServer): Promise<string> {
  const response = await fetch(`${base}/p4/products`, {
    headers: { authorization: `P4 ${session.token}` },
  })
  const list: { name: string }[] = await response.json()
  return (list[Math.floor(list.length / 2)]?.name ?? '').slice(0, 8)
}

/** Types a text several times; answers milliseconds per key until the changed rows are painted. */
async function typeInSearch(page: Page, text: string): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Search products' })
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

/**
 * Prepares to measure from the next key until another text within an element is painted; null where its text stays.
 */
async function awaitChange(page: Page, selector: string): Promise<void> {
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
