import { hostWays } from '#mocks/otherHost/otherHost.ts'
import { expect, test } from '../fixtures.ts'
import { button, field, messages } from '../parts.ts'

test.use({ host: hostWays })

test('who signs in at a host that differs in every way the documents leave open reads and saves (AMB-07, AMB-168, AMB-176, AMB-177)', async ({
  page,
  p4,
}) => {
  const owner = p4.as('owner')
  await page.goto('/login')
  await field(page, 'Email').fill('owner@p4.example')
  await page.getByLabel('Password', { exact: true }).fill('espresso')
  await button(page, 'Login').click()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const screen = page.getByRole('main')

  await navigation.getByRole('link', { name: 'Tags', exact: true }).click()
  const tags = await owner.ok('listTags')
  await expect(screen.getByRole('row').getByRole('link')).toHaveText(tags.map(({ name }) => name))
  await screen.getByRole('link', { name: 'Vegan', exact: true }).click()
  await field(page, 'Name').fill('Plants Only')
  await button(page, 'Submit').click()
  await expect(messages(page)).toContainText('Tag Updated')
  expect((await owner.ok('listTags')).map(({ name }) => name)).toContain('Plants Only')
})

test('AMB-168, AMB-176, AMB-177: a store is switched and a product saved at such a host', async ({
  page,
  p4,
  signIn,
}) => {
  const owner = p4.as('owner')
  await signIn('owner')
  const store = await owner.ok('getStore', { path: { id: 1 } })
  await page.goto('/stores/1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(store.name)
  await page.getByRole('switch', { name: 'Store online' }).press('Space')
  await expect(messages(page)).toContainText('Store online status updated.')
  const status = await owner.ok('getStoreStatus', { path: { storeId: 1 } })
  await expect(page.getByRole('switch', { name: 'Store online' })).toBeChecked({
    checked: status.online,
  })

  const screen = page.getByRole('main')
  const [product] = await owner.ok('listProducts')
  await page.goto(`/products/${product?.id}`)
  await button(page, 'Edit Product').click()
  await field(page, 'Calories').fill('120-180')
  await button(page, 'Submit').click()
  await expect(messages(page)).toContainText('Product Updated')
  await expect(screen).toContainText('120-180')
  const saved = await owner.ok('getProduct', { path: { id: product?.id ?? 0 } })
  expect(saved).toMatchObject({ calories: '120-180', name: product?.name })
})
