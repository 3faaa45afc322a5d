import '#testing/document.ts'
import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'
import { consoleTitle, pageTitle } from './PageTitle.tsx'
import { createConsoleRouter } from './router.ts'

const { open, fail } = consoleTests()

const suffix = ' · Admin dashboard for P4 coffee shops'
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title + suffix))

test('SHELL-04: the page begins with the title that ends every other one', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<title>${consoleTitle}</title>`)
})

test('SHELL-04, AMB-11: a title names the screen, back to its record', () => {
  const names = new Map([['/tags/5', 'Seasonal']])
  const titles = ['/', '/products', '/tags/5', '/tags/5/edit', '/tags/create'].map((path) =>
    pageTitle(path, names),
  )
  expect(titles).toEqual(
    ['Home', 'Products', 'Seasonal', 'Edit · Seasonal', 'Create · Tags'].map((own) => own + suffix),
  )
})

test('SHELL-04: every screen of the route tree has a title of its own before the specified one', () => {
  const { routesByPath } = createConsoleRouter(new QueryClient())
  // The root shows the screen of /home.
  const paths = Object.keys(routesByPath).filter((path) => path !== '/')
  const titles = paths.map((path) => pageTitle(path, new Map()))
  expect(paths.length).toBeGreaterThan(40)
  expect(titles.filter((title) => !/^[^·]+ · /.test(title) || !title.endsWith(suffix))).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('SHELL-04: Login, Not Found and error pages have titles', async () => {
  await using p4 = await startP4()
  const visitor = await open(p4, { as: 'signedOut', at: '/products' })
  await expectTitle('Login')
  visitor.close()
  const page = await open(p4, { as: 'owner', at: '/nowhere' })
  await expectTitle('Not Found')
  await page.open('/products/999999')
  await expectTitle('Not Found')
  fail('listTags', { status: 500, message: 'The server is being repaired.' })
  await page.open('/tags')
  await expectTitle('Error · Tags')
})
