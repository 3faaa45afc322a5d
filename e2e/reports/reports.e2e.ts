import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'

test('REP-03, ROUTE-34, SHELL-20: Reports shows a bar per person, cut names below and dollars beside', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const days = { start_date: '2026-03-01', end_date: '2026-03-04' }
  const [first, second] = await p4.as('owner').ok('getTipReport', { query: days })
  // Two people of one name have two bars.
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set name = ${first?.name} where id = ${second?.user_id}`),
  )
  const rows = await p4.as('owner').ok('getTipReport', { query: days })
  await signIn('owner')
  await page.goto('/current-user')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page).toHaveURL('/reports')
  await page.goto('/reports?start=2026-03-01&end=2026-03-04&date=2026-03-03')
  const chart = page.getByRole('img', { name: 'Chart of the tips per person' })
  await expect(chart.getByTestId(/^bar\.item\.tips/)).toHaveCount(rows.length)
  for (const { name } of rows.slice(0, 3))
    await expect(chart.getByText(name.slice(0, 3), { exact: true }).first()).toBeVisible()
  await expect(page.getByText('$0', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'EOD Report' })).toBeVisible()
  await expectAccessible()
})

test('REP-04: without tips the axis ends at 100 dollars', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/reports?start=2019-03-01&end=2019-03-04')
  const chart = page.getByRole('img', { name: 'Chart of the tips per person' })
  await expect(chart.getByText('$100', { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody was tipped on these days.')).toBeVisible()
})

test('a report is downloaded with the session of the person (REP-07, REP-08, REP-11, AMB-162)', async ({
  page,
  signIn,
}) => {
  await signIn('storeLead')
  await page.goto('/reports')
  const request = page.waitForRequest(/\/p4\/reports\/eod\?(.*&)?format=csv/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'EOD Report' }).click()
  expect((await download).suggestedFilename()).toBe('p4-eod-2020-01-03.csv')
  expect((await request).headers().authorization).toMatch(/^P4 /)
})

test('REP-03, PLUS-08: on paper the chart of forty people has rows that fit, and no button of the page', async ({
  page,
  network,
  signIn,
}) => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ name: `Person ${at}`, tips: 9000 - at }))
  network.use(http.get('*/p4/reports/tips', () => HttpResponse.json(rows)))
  await signIn('owner')
  await page.setViewportSize({ width: 720, height: 900 })
  await page.goto('/reports?start=2026-03-01&end=2026-03-04&date=2026-03-03')
  const charts = page.getByRole('img', { name: 'Chart of the tips per person' })
  await expect(charts).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'EOD Report' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(charts).toHaveCount(3)
  await expect(charts.first().getByTestId(/^bar\.item\.tips/)).toHaveCount(16)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
  for (const name of ['Download', 'EOD Report', 'Go to…'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Person 39 $89.61' })).toBeVisible()
})
