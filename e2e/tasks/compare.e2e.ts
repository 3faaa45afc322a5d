import { test as base, expect } from '../fixtures.ts'
import { button, messages, sent } from '../parts.ts'
import { Steps } from './steps.ts'

const test = base.extend<{ steps: Steps }>({
  steps: async ({ hasTouch }, use) => use(new Steps(hasTouch)),
})

test.use({ viewport: { width: 1440, height: 900 } })

test('AMB-293, AMB-294: two menus are compared and one price is copied in 10 steps, as area lead', async ({
  page,
  p4,
  signIn,
  steps,
}) => {
  const owner = p4.as('owner')
  const soldAt = (id: number) => owner.ok('listProductsAtStore', { path: { id } })
  const [here, there] = [await soldAt(1), await soldAt(2)]
  const both = here.find(
    ({ product_id, product }) =>
      product.variants.length > 0 && there.some((one) => one.product_id === product_id),
  )
  const [variant] = both?.product.variants ?? []
  const setPrice = (storeId: number, price: number) =>
    owner.ok('updateStoreVariantPrice', {
      path: { storeId, variantId: variant?.id ?? 0 },
      body: { price },
    })
  await setPrice(1, 611)
  await setPrice(2, 722)
  await signIn('areaLead')
  await page.goto('/stores')
  await steps.tap(page.getByRole('link', { name: /^Capitol Hill/ }).first())
  await steps.tap(page.getByRole('link', { name: 'Compare with another store' }))
  await steps.tap(page.getByLabel('Second store'))
  await steps.tap(page.getByRole('option', { name: /^Ballard/ }))
  await steps.tap(page.getByRole('button', { name: /^Prices \d/ }))
  await steps.type(page.getByRole('searchbox', { name: 'Search differences' }), variant?.sku ?? '')
  await steps.tap(button(page, 'Select rows'))
  await steps.tap(page.getByRole('row', { name: /722/ }).getByRole('checkbox'))
  await steps.tap(button(page, 'Copy to Ballard'))
  const dialog = page.getByRole('dialog', { name: 'Copy 1 difference to Ballard' })
  await expect(dialog.getByRole('table', { name: 'Changes at Ballard' })).toContainText('722¢')
  const put = sent(page, 'PUT', /\/price$/)
  await steps.tap(button(dialog, 'Copy 1 difference to Ballard'))
  expect((await put).postDataJSON()).toEqual({ price: 611 })
  await expect(messages(page)).toContainText('Copied 1 difference to Ballard')
  await expect(page.getByRole('row', { name: /722/ })).toHaveCount(0)
  expect(steps.taken).toBeLessThanOrEqual(10)
})
