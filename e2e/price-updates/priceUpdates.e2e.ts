import type { TestP4 } from '#mocks/p4.ts'
import { store_variant_prices } from '#server/database/schema/storeProducts.ts'
import { expect, test } from '../fixtures.ts'
import { button, messages } from '../parts.ts'

/** Cells of the exported list: variant_id, store_id, product name, sku, store name, price. */
async function exported(p4: TestP4): Promise<string[]> {
  const [message] = p4.mail.sent
  const content = message?.attachments?.[0]?.content ?? ''
  return content.trimEnd().split('\r\n')
}

/** The line with another text behind its last comma, where the price stands. */
const priced = (line: string, price: string) => line.replace(/[^,]*$/, price)
const priceIn = (line: string) => Number(line.split(',').at(-1))

const file = (name: string, rows: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(rows.join('\r\n')),
})

function pricesIn(p4: TestP4) {
  return p4.database.reads
    .select()
    .from(store_variant_prices)
    .orderBy(store_variant_prices.store_id, store_variant_prices.variant_id)
}

test('prices are exported, changed, checked, mended, uploaded and applied (SHELL-27, ROUTE-44, PLU-01, PLU-02, PLU-03, PLU-06, FLASH-78, PLUS-12)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  await page.getByRole('link', { name: 'PLU Update', exact: true }).click()
  await expect(page).toHaveURL('/plu-update')
  await button(page, 'Download').click()
  await expect(page.getByText(/will be sent to .* in about 5 minutes\.$/)).toBeVisible()
  const lines = await exported(p4)
  const before = await pricesIn(p4)
  const [header = '', missing = '', dearer = '', hundredfold = '', ...others] = lines
  const edited = [
    ...[header, priced(missing, ''), priced(dearer, String(priceIn(dearer) + 10))],
    ...[priced(hundredfold, String(priceIn(hundredfold) * 100)), ...others],
  ]
  await page.getByLabel('Price list').setInputFiles(file('prices.csv', edited))
  await expect(page.getByText(/^Compared with the prices in effect at \d+ stores\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chart of the changes' })).toBeVisible()
  await page.getByLabel('Exported list').setInputFiles(file('exported.csv', lines))
  await expect(page.getByText('Compared with exported.csv.')).toBeVisible()

  await page.getByText('With errors 1').click()
  const row = page.getByRole('row', { name: /^Row 2: / })
  await expect(row).toContainText('Error: The price is missing.')
  await row.getByRole('gridcell').nth(2).click()
  await page.keyboard.type(String(priceIn(missing) + 20))
  await page.keyboard.press('Enter')
  await expect(row).toContainText('+$0.20')
  await page.getByText('With warnings 1').click()
  await button(page, 'Take 1 suggestion').click()
  await expect(page.getByRole('row', { name: /^Row 4: / })).not.toContainText('Warning')

  await page.getByRole('button', { name: /^Upload 2 prices at \d stores?$/ }).click()
  await expect(messages(page)).toContainText('Upload complete, updating prices.')
  await expect(page.getByText('2 of 2 prices are in effect.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Row 3: / })).toContainText('Applied')

  const changed = new Map(
    [missing, dearer].map((line, at) => [line.split(',', 2).join(), 20 - 10 * at]),
  )
  expect(await pricesIn(p4)).toEqual(
    before.map((one) => {
      const more = changed.get(`${one.variant_id},${one.store_id}`) ?? 0
      return { ...one, price: one.price + more }
    }),
  )
})

test('PLUS-08: everybody can use the check of a list, its chart and its result', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const [one, two, three] = await pricesIn(p4)
  if (!one || !two || !three) throw new Error('There are prices')
  const line = ({ variant_id, store_id }: typeof one, price: number | string) =>
    `${variant_id},${store_id},${price}`
  await signIn('owner')
  await page.goto('/plu-update')
  await page
    .getByLabel('Price list')
    .setInputFiles(
      file('prices.csv', [
        ...['variant_id,store_id,price', line(one, ''), line(two, 0)],
        line(three, three.price + 10),
      ]),
    )
  await expect(page.getByRole('img', { name: 'Chart of the changes' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Leave out 1 row with errors').check()
  await button(page, 'Upload 2 prices at 1 store').click()
  const question = page.getByRole('dialog', { name: 'Are these prices meant?' })
  await expect(question).toContainText('1 price becomes 0.')
  await question.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('2 of 2 prices are in effect.')).toBeVisible()
  await expectAccessible()
})
