import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const { open, writes } = consoleTests()

const names = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Name of value/ })
    .map(({ value }) => value)

test('ATTR-09, AMB-194: values that somebody else deleted, renamed or added stay as they are by then', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const body = { name: 'Foam', product_type: 'beverage' } as const
  const { id: attribute_id } = await owner.ok('createAttribute', { body })
  const add = (name: string) =>
    owner.ok('createAttributeValue', { body: { attribute_id, name, is_void: false } })
  const [wet, dry, oat] = [await add('Wet'), await add('Dry'), await add('Oat')]
  const page = await open(p4, { as: 'owner', at: `/attributes/${attribute_id}/edit` })
  await type('Name of value 1', 'Very Wet')
  await press('Add Attribute Value')
  await type('Name of value 4', 'Pea')

  await owner.ok('deleteAttributeValue', { path: { id: dry.id } })
  await owner.ok('updateAttributeValue', {
    path: { id: oat.id },
    body: { name: 'Oat Milk', is_void: false },
  })
  const soy = await add('Soy')
  await page.client.invalidateQueries()
  await waitFor(() => expect(names()).toEqual(['Very Wet', 'Oat Milk', 'Soy', 'Pea']))

  await press('Update')
  await waitFor(() => expect(messages()).toEqual(['Updated Attribute']))
  await page.settled()
  expect(writes().map(({ method, address }) => `${method} ${address}`)).toEqual([
    `PUT /p4/attributes/${attribute_id}`,
    `PUT /p4/attributeValues/${wet.id}`,
    'POST /p4/attributeValues',
  ])
  const saved = (await owner.ok('listAttributes')).find(({ id }) => id === attribute_id)
  expect(saved?.attribute_values.map(({ id, name }) => [id, name])).toEqual([
    [wet.id, 'Very Wet'],
    [oat.id, 'Oat Milk'],
    [soy.id, 'Soy'],
    [expect.any(Number), 'Pea'],
  ])
  expect(names()).toEqual(['Very Wet', 'Oat Milk', 'Soy', 'Pea'])
  expect(screen.queryByText('Changed:')).toBeNull()
})
