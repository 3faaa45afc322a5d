import '#testing/document.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const { open } = consoleTests()

type Page = Awaited<ReturnType<typeof open>>

/** Reads everything again, as when its user comes back to the tab. */
async function comeBack(page: Page) {
  await page.client.invalidateQueries()
  await page.settled()
}

async function first<One>(rows: Promise<readonly One[]>): Promise<One> {
  const [one] = await rows
  if (one === undefined) throw new Error('There is none')
  return one
}

const told = (name: string) => `Somebody else had changed ${name} meanwhile; your value was kept.`

interface Edited {
  readonly at: string
  /** Opens the form where it is not open yet. */
  readonly opens?: string
  /** The label of the field that both change. */
  readonly label: string
  readonly mine: string
  readonly theirs: () => Promise<unknown>
  readonly saves: string
  readonly says: string
  readonly tells: string
}

async function store(p4: TestP4): Promise<Edited> {
  const body = { phone: '2065550177' }
  return {
    ...{ at: '/stores/1', label: 'Phone', mine: '2065550199', saves: 'Submit' },
    theirs: () => p4.as('areaLead').ok('patchStore', { path: { id: 1 }, body }),
    ...{ says: 'Updated Store', tells: told('Phone') },
  }
}

async function product(p4: TestP4): Promise<Edited> {
  const body = { calories: '300' }
  return {
    ...{ at: '/products/1', opens: 'Edit Product', label: 'Calories', mine: '400' },
    theirs: () => p4.as('owner').ok('patchProduct', { path: { id: 1 }, body }),
    ...{ saves: 'Submit', says: 'Product Updated', tells: told('Calories') },
  }
}

async function tag(p4: TestP4): Promise<Edited> {
  const { id, is_allergen } = await first(p4.as('owner').ok('listTags'))
  const body = { name: 'Theirs', is_allergen }
  return {
    ...{ at: `/tags/${id}/edit`, label: 'Name', mine: 'Mine', saves: 'Submit' },
    theirs: () => p4.as('owner').ok('updateTag', { path: { id }, body }),
    ...{ says: 'Tag Updated', tells: told('Name') },
  }
}

async function content(p4: TestP4): Promise<Edited> {
  const { id, body } = await first(p4.as('owner').ok('listCustomContent'))
  const theirs = { title: 'Theirs', body }
  return {
    ...{ at: `/custom-content/${id}`, label: 'Title', mine: 'Mine', saves: 'Save' },
    theirs: () => p4.as('owner').ok('updateCustomContent', { path: { id }, body: theirs }),
    ...{ says: 'Custom Content Saved', tells: told('Title') },
  }
}

async function category(p4: TestP4): Promise<Edited> {
  const { id, name } = await first(p4.as('owner').ok('listPromotionalCategories'))
  const body = { id, name: 'Theirs' }
  return {
    ...{ at: '/promotional-categories', opens: `Edit ${name}`, label: 'Name', mine: 'Mine' },
    theirs: () => p4.as('owner').ok('updatePromotionalCategory', { path: { id }, body }),
    ...{ saves: 'Save', says: 'Updated Promotional Category', tells: told('Name') },
  }
}

test.each([
  { record: 'a store', editOf: store },
  { record: 'a product', editOf: product },
  { record: 'a tag', editOf: tag },
  { record: 'content', editOf: content },
  { record: 'a promotional category', editOf: category },
])(
  'AMB-194: what somebody else changed of $record in the field that its user types in is told, also when it was read again before the save',
  async ({ editOf }) => {
    await using p4 = await startP4()
    const { at, opens, label, mine, theirs, saves, says, tells } = await editOf(p4)
    const page = await open(p4, { as: 'owner', at })
    await page.settled()
    if (opens) await press(opens)
    await type(label, mine)
    await theirs()
    await comeBack(page)
    expect(screen.getByDisplayValue(mine)).toBeDefined()
    await press(saves)
    await expect.poll(messages).toEqual([says, tells])
  },
)

test('AMB-194: what a user saved before is not told as what somebody else changed', async () => {
  await using p4 = await startP4()
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  await page.settled()
  for (const phone of ['2065550177', '2065550188']) {
    await type('Phone', phone)
    await press('Submit')
    await expect
      .poll(() => p4.as('owner').ok('getStore', { path: { id: 1 } }))
      .toMatchObject({ phone })
    await page.settled()
  }
  expect(messages()).not.toContain(told('Phone'))
})

test('AMB-194: values of an attribute that somebody else renamed stay, also when they were read again before the save', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const { id, attribute_values } = await first(owner.ok('listAttributes'))
  const [mine, theirs] = attribute_values
  if (!mine || !theirs) throw new Error('There are no values')
  const page = await open(p4, { as: 'owner', at: `/attributes/${id}/edit` })
  await type('Name of value 1', 'Mine')
  await owner.ok('updateAttributeValue', {
    path: { id: theirs.id },
    body: { name: 'Theirs', is_void: theirs.is_void },
  })
  await comeBack(page)
  await press('Update')
  await expect.poll(messages).toEqual(['Updated Attribute'])
  const saved = (await owner.ok('listAttributes')).find((one) => one.id === id)
  expect(saved?.attribute_values.slice(0, 2).map(({ name }) => name)).toEqual(['Mine', 'Theirs'])
})

test('HOURS-10, AMB-194: a time of a day that somebody else changed is told, also when it was read again before the save', async () => {
  await using p4 = await startP4()
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  await page.user.click(await screen.findByRole('button', { name: /^Friday/ }))
  await screen.findByRole('dialog', { name: 'Friday Hours' })
  fireEvent.change(screen.getByLabelText('Opening time'), { target: { value: '06:15' } })
  const times = { opening_time: '09:00:00', closing_time: '17:00:00' }
  await p4.as('areaLead').ok('saveStoreHours', {
    path: { id: 2 },
    body: { store_hours: [{ day_of_week: 'friday', override_date: null, ...times }] },
  })
  await comeBack(page)
  await press('Confirm')
  expect(await screen.findByRole('button', { name: 'Friday 6:15 AM - 5:00 PM' })).toBeDefined()
  expect(messages()).toEqual(['Hours Updated', told('Opening Time')])
})
