import { expect, test } from '../fixtures.ts'
import { rowsOf } from '../parts.ts'

test('PLUS-08: dragging over a row selects its text, a click anywhere opens it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/stores')
  const row = rowsOf(page, 'Stores').first()
  const cells = row.getByRole('cell')
  const [from, to] = [await cells.nth(0).boundingBox(), await cells.nth(2).boundingBox()]
  if (!from || !to) throw new Error('The row has three cells')
  const y = from.y + from.height / 2
  await page.mouse.move(from.x + 14, y)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, y, { steps: 5 })
  await page.mouse.up()
  const selected = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
  expect(selected.length).toBeGreaterThan(3)
  await expect(row).toContainText(selected.split('\n')[0] ?? '')
  await expect(page).toHaveURL('/stores')

  const opened = context.waitForEvent('page')
  await page.mouse.click(to.x + 5, y, { button: 'middle' })
  await expect(await opened).toHaveURL(/\/stores\/\d+$/)
  await page.bringToFront()
  await page.mouse.click(to.x + 5, y)
  await expect(page).toHaveURL(/\/stores\/\d+$/)
})

test('PLUS-08: dragging over the name of a row selects its words, a click or Enter opens it', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/stores')
  const link = rowsOf(page, 'Stores').getByRole('link', { name: 'Bleecker Street' })
  const name = await link.getByText('Bleecker Street').boundingBox()
  if (!name) throw new Error('The name is not visible')
  const y = name.y + name.height / 2
  const selected = () => page.evaluate(() => getSelection()?.toString().trim())
  // One move is a quick drag.
  for (const steps of [1, 8]) {
    await page.mouse.move(name.x + 1, y)
    await page.mouse.down()
    await page.mouse.move(name.x + name.width + 30, y, { steps })
    await page.mouse.up()
    expect(await selected()).toBe('Bleecker Street')
    await expect(page).toHaveURL('/stores')
  }
  await link.press('Enter')
  await expect(page).toHaveURL(/\/stores\/\d+$/)
  await page.goBack()

  await page.mouse.move(name.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(name.x + 10, y)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/stores\/\d+$/)
})
