import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'
import { button, field, messages, rowsOf } from '../parts.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const rows = (page: Page) => rowsOf(page, 'Tags')

test('the list by name, its entry, and the ways from it (TAG-01, TAG-02, TAG-03, ROUTE-19, SHELL-17, AMB-74)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click()
  await expect(page).toHaveURL('/tags')
  const headers = page.getByRole('table', { name: 'Tags' }).getByRole('columnheader')
  await expect(headers).toHaveText(['Image', 'Name', 'Is Allergen', 'Created At', 'Updated At'])
  const tags = await p4.as('owner').ok('listTags')
  await expect(rows(page).getByRole('link')).toHaveText(tags.map(({ name }) => name))
  const dairy = rows(page).filter({ hasText: 'Contains Dairy' })
  await expect(dairy).toContainText('Yes')
  await expect(dairy.locator('time')).toHaveCount(2)
  await expect(dairy.locator('img')).toBeAttached()
  await expectAccessible()
  await dairy.click()
  await expect(page).toHaveURL(
    `/tags/${tags.find(({ name }) => name === 'Contains Dairy')?.id}/edit`,
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Create Tag' }).click()
  await expect(page).toHaveURL('/tags/create')
})

test('PLUS-05: the fields of a new tag take nothing while it is created, and are back after a refusal', async ({
  page,
  signIn,
  network,
}) => {
  const answer = Promise.withResolvers<void>()
  network.use(
    http.post(/\/p4\/tags$/, async () => {
      await answer.promise
      return HttpResponse.json({ message: 'The tags rest.' }, { status: 503 })
    }),
  )
  await signIn('owner')
  await page.goto('/tags/create')
  await field(page, 'Name').fill('Sesame')
  await field(page, 'Name').press('Enter')
  await expect(button(page, 'Submit')).toBeDisabled()
  await page.keyboard.type(' and more')
  answer.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'The tags rest.' }).first()).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Sesame')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type(' oil')
  await expect(field(page, 'Name')).toHaveValue('Sesame oil')
})

test('AMB-177: where the host keeps the id of a new tag to itself, the console goes to the list', async ({
  page,
  signIn,
  network,
}) => {
  network.use(http.post(/\/p4\/tags$/, () => HttpResponse.json({}, { status: 201 })))
  await signIn('owner')
  await page.goto('/tags/create')
  await field(page, 'Name').fill('Contains Sesame')
  await button(page, 'Submit').click()
  await expect(page.getByText('Tag Created')).toBeVisible()
  await expect(page).toHaveURL('/tags')
  await expect(rows(page).first()).toBeVisible()
})

test('a tag is created once and then edited (TAG-04, TAG-05, TAG-07, ROUTE-20, FLASH-24, API-63)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/tags/create')
  await expect(page.getByRole('heading', { name: 'Create Tag' })).toBeVisible()
  await button(page, 'Submit').click()
  await expect(page.getByText('Must provide a name.')).toBeVisible()
  await field(page, 'Name').fill('Contains Sesame')
  await page.getByRole('switch', { name: 'Is Allergen' }).check({ force: true })
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'sesame.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByAltText('Preview: Image')).toBeVisible()
  await expectAccessible()
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await button(page, 'Submit').dblclick()
  expect((await request).postDataJSON()).toEqual({
    name: 'Contains Sesame',
    is_allergen: true,
    image_data: `data:image/png;base64,${pixel.toString('base64')}`,
  })
  await expect(messages(page)).toHaveText('Tag Created')
  const made = (await p4.as('owner').ok('listTags')).filter(
    ({ name }) => name === 'Contains Sesame',
  )
  expect(made).toEqual([
    {
      id: expect.any(Number),
      name: 'Contains Sesame',
      is_allergen: true,
      image_url: expect.stringContaining('/files/'),
      created_at: expect.stringMatching(/^2026-/),
      updated_at: expect.stringMatching(/^2026-/),
    },
  ])
  await expect(page).toHaveURL(`/tags/${made[0]?.id}/edit`)
  await expect(page.getByRole('heading', { name: 'Edit Tag' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Contains Sesame')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Tags').click()
  await expect(rows(page).filter({ hasText: 'Contains Sesame' })).toBeVisible()
})

test('a tag is read by its own call and saved; its picture is sent only when it is a new one (TAG-06, TAG-07, ROUTE-21, FLASH-25, AMB-75, AMB-177, API-64, API-65)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const tag = await p4.as('owner').ok('getTag', { path: { id: 1 } })
  await signIn('owner')
  const read = page.waitForRequest(/\/p4\/tags\/1$/)
  await page.goto('/tags/1/edit')
  expect((await read).method()).toBe('GET')
  await expectAccessible()
  const puts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON())
  })
  await field(page, 'Name').fill('Plant-Based')
  await button(page, 'Submit').click()
  await expect(messages(page)).toHaveText('Tag Updated')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Plant-Based')
  expect(puts).toEqual([{ ...tag, name: 'Plant-Based', is_allergen: false }])

  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: pixel })
  await button(page, 'Submit').click()
  await expect(button(page, 'Undo change')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Is Allergen' }).check({ force: true })
  await button(page, 'Submit').click()
  await expect.poll(() => puts.length).toBe(3)
  expect(puts[1]).toMatchObject({ image_data: expect.stringMatching(/^data:image\/png/) })
  expect(puts[2]).toMatchObject({ id: 1, name: 'Plant-Based', is_allergen: true })
  expect(puts[2]).not.toHaveProperty('image_data')
  await expect
    .poll(() => p4.as('owner').ok('getTag', { path: { id: 1 } }))
    .toMatchObject({ name: 'Plant-Based', is_allergen: true })
})

test('TAG-08, FLASH-26: a refused list without a message says that the tags could not be had', async ({
  page,
  signIn,
  network,
}) => {
  await signIn('barista')
  let broken = true
  network.use(
    http.get(/\/p4\/tags$/, () => (broken ? HttpResponse.json({}, { status: 500 }) : undefined)),
  )
  await page.goto('/tags')
  await expect(messages(page).getByRole('alert')).toHaveText('Failed to get tags')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('Failed to get tags')
  broken = false
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('without products:update tags are read; Submit says why it is disabled (TAG-02, AMB-74, PERM-10, SHELL-17)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto('/tags')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags', exact: true }),
  ).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Tag' })).toHaveCount(0)
  await page.getByRole('button', { name: '1 action not allowed' }).click()
  await expect(page.getByText(/products:update/)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const path of ['/tags/1/edit', '/tags/create']) {
    await page.goto(path)
    await expect(button(page, 'Submit')).toBeDisabled()
    await expect(button(page, 'Submit')).toHaveAccessibleDescription(/products:update/)
    await expect(field(page, 'Name')).not.toBeEditable()
    await expect(button(page, '1 action not allowed')).toBeVisible()
    await expectAccessible()
  }
})

test('AMB-14, ROUTE-21: the crumb of a tag leads to its form, an unknown tag is Not Found', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/tags/3')
  await expect(page).toHaveURL('/tags/3/edit')
  await page.goto('/tags/99999/edit')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page.getByText('This tag does not exist.')).toHaveCount(1)
})

test('TAG-02, AMB-74: at 768 pixels everything of a tag is in view', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn('owner')
  await page.goto('/tags')
  const dairy = rows(page).filter({ hasText: 'Contains Dairy' })
  for (const label of ['Is Allergen', 'Created At', 'Updated At'])
    await expect(dairy.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
  for (const moment of await dairy.locator('time').all())
    await expect(moment).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 900 })
  const headers = page.getByRole('table', { name: 'Tags' }).getByRole('columnheader')
  await expect(headers).toHaveCount(5)
  await expect(headers.last()).toBeInViewport({ ratio: 1 })
})
