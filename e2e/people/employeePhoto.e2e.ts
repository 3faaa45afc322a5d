import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'
import {
  crop,
  editPath,
  fill,
  labelled,
  photo,
  picture,
  sizeOfJpeg,
  submit,
} from './employeeFormParts.ts'

const { barista } = demoAccounts

test('a photo is cropped to 600 x 600 and sent after the record (EMP-13, EMP-14, EMP-15, AMB-41, API-08, PROF-06)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('areaLead')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  const preview = dialog.getByLabel('Preview', { exact: true })
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())?.width).toBe(300)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Changed:')).toHaveCount(0)

  await crop(page)
  await expect(page.getByText('Changed:').locator('..')).toHaveText('Changed: Photo')
  const calls: [string, string, string][] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      calls.push([request.method(), new URL(request.url()).pathname, request.postData() ?? ''])
  })
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  expect(calls.map(([method, path]) => [method, path])).toEqual([
    ['PATCH', `/p4/users/${barista.id}`],
    ['POST', `/p4/users/${barista.id}/photo`],
  ])
  const [record, image] = calls.map(([, , body]) => JSON.parse(body))
  expect(record).not.toHaveProperty('image_data')
  expect(Object.keys(image)).toEqual(['image_data'])
  expect(sizeOfJpeg(image.image_data)).toEqual([600, 600])
  await expect(messages(page).getByText('Updated Employee')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Photo of Theo Park' })).toHaveAttribute(
    'src',
    /^\/files\/\w+\.jpg$/,
  )
})

test('EMP-13: a picture that is small is told to look blurred', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page, 120, 90))
  await expect(page.getByText('This picture has only 120 × 90 pixels')).toBeInViewport()
})

test('EMP-13, PLUS-08: on a phone the buttons of the crop dialog are in sight', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByText('Preview, 600 × 600 when saved')).toBeVisible()
  for (const name of ['Cancel', 'Use picture'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('when only the photo fails the user is made, and their form keeps the photo (EMP-12, FLASH-22, AMB-41, PLUS-05)', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('updateUserPhoto', { network: 'gone', times: 1 })
  fail('updateUserPhoto', { status: 500, message: 'The darkroom is closed.', times: 1 })
  await page.goto('/employees/create')
  await fill(page, { Name: 'Ann', Email: 'ann@p4.example' })
  await crop(page)
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.url())
  })
  await submit(page).click()
  const text = 'The employee was saved, but not the photo: The darkroom is closed.'
  await expect(messages(page).getByRole('alert')).toContainText(text)
  await expect(messages(page).getByText('Created Emplyee')).toBeVisible()
  await expect(messages(page).getByText('Updated Employee')).toHaveCount(0)
  await expect(page).toHaveURL(/\/employees\/\d+\/edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Employee')
  await expect(page.getByText('Changed:').locator('..')).toHaveText('Changed: Photo')
  await expect(labelled(page, 'Name')).toHaveValue('Ann')
  await labelled(page, 'Name').fill('Anna')
  await submit(page).click()
  await expect(
    page
      .getByRole('main')
      .getByText('The employee was saved, but not the photo: Something went wrong.'),
  ).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(/\/employees\/\d+$/)
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  // Only the new name needed a change of the record.
  expect(changes).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna')
  await expect(page.getByRole('img', { name: 'Photo of Anna' })).toHaveAttribute('src', /\.jpg$/)
  const all = await p4.as('owner').ok('search', { path: { query: 'ann@p4.example' } })
  expect(JSON.stringify(all).match(/ann@p4\.example/g)).toHaveLength(1)
})
