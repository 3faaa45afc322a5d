import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { freePort } from '../lib/ports.ts'
import { timeUntilPainted, visit } from './browser.ts'
import { scrollForThreeSeconds, typeInSearch } from './interaction.ts'
import { median, percentile } from './statistics.ts'

/** What the machine itself needs, in milliseconds. */
export interface Bare {
  opened: number
  key: number
  frame: number
}

const runs = 5

/**
 * The same with a page of a search and 24 rows, written by hand and without any framework: what the
 * machine and the browser need themselves under the bench's conditions.
 */
export async function measureBare(browser: Browser): Promise<Bare> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${port}/`
  const opened: number[] = []
  for (let run = 0; run < runs; run++) {
    const one = await visit(browser)
    opened.push(await timeUntilPainted(one.page, address, 'input'))
    await one.close()
  }
  const { page: bare, close } = await visit(browser)
  await bare.goto(address)
  const frames = await scrollForThreeSeconds(bare)
  const keys = await typeInSearch(bare, { search: 'Search', text: 'product' })
  await close()
  server.close()
  return { opened: median(opened), key: percentile(keys, 0.95), frame: Math.max(...frames) }
}

const cells = '<td></td><td></td><td></td><td></td>'
const page = `<!doctype html>
<meta charset="utf-8">
<style>
  table, tbody { display: block; position: relative; width: 100% }
  tbody { height: 480000px }
  tr { position: absolute; inset-inline: 0; display: grid; grid-template-columns: 1fr 2fr 3fr 2fr; height: 48px }
</style>
<input type="search" aria-label="Search">
<table><tbody>${`<tr>${cells}</tr>`.repeat(24)}</tbody></table>
<script>
  const all = Array.from({ length: 10000 }, (_, at) => [at, 'SKU ' + at, 'Some product ' + at, 'drink'])
  const search = document.querySelector('input')
  const rows = [...document.querySelectorAll('tr')]
  const draw = () => {
    const found = all.filter((row) => row.join(' ').includes(search.value))
    const first = Math.floor(scrollY / 48)
    rows.forEach((row, at) => {
      row.style.top = (first + at) * 48 + 'px'
      ;[...row.children].forEach((cell, column) => {
        cell.textContent = (found[first + at] ?? [])[column] + search.value
      })
    })
  }
  search.oninput = draw
  onscroll = draw
  draw()
</script>`
