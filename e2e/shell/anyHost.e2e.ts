import { hostWays } from '#mocks/otherHost/otherHost.ts'
import { expect, test } from '../fixtures.ts'
import { button, field, messages } from '../parts.ts'

test.use({ host: hostWays })

test('AMB-07, AMB-168, AMB-176, AMB-177: a shift at a host that keeps the documents and differs in every way they leave open', async ({
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

  await navigation.getByRole('link', { name: 'Stores', exact: true }).click()
  const store = await owner.ok('getStore', { path: { id: 1 } })
  await screen.getByRole('link', { name: store.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(store.name)
  await page.getByRole('switch', { name: 'Store online' }).press('Space')
  await expect(messages(page)).toContainText('Store online status updated.')
  const status = await owner.ok('getStoreStatus', { path: { storeId: 1 } })
  await expect(page.getByRole('switch', { name: 'Store online' })).toBeChecked({
    checked: status.online,
  })

  await page.reload()
  await expect(page.getByRole('switch', { name: 'Store online' })).toBeChecked({
    checked: status.online,
  })
  await navigation.getByRole('link', { name: 'Products', exact: true }).click()
  const [product] = await owner.ok('listProducts')
  await screen.getByRole('link', { name: product?.name ?? '', exact: true }).click()
  await button(page, 'Edit Product').click()
  await field(page, 'Calories').fill('120-180')
  await button(page, 'Submit').click()
  await expect(messages(page)).toContainText('Product Updated')
  await expect(screen).toContainText('120-180')
  const saved = await owner.ok('getProduct', { path: { id: product?.id ?? 0 } })
  expect(saved).toMatchObject({ calories: '120-180', name: product?.name })
})
