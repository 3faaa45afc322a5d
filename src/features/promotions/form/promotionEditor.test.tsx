import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Suspense } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Promotion, PromotionFields } from '#api/promotions.ts'
import { wordFor } from '#domain/products/productWords.ts'
import { promotionTypeWords } from '#domain/promotions/promotionWords.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { typeUnreadable } from '#testing/typeUnreadable.ts'
import { CreatePromotionScreen } from './CreatePromotionScreen.tsx'
import { EditPromotion } from './EditPromotion.tsx'
import { promotionTypes } from './offerForm.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, writes, fail, use } = sectionTests()

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: testNow }))
afterAll(() => void vi.useRealTimers())

async function create(who: Persona = 'owner') {
  const page = (
    <Suspense>
      <CreatePromotionScreen />
    </Suspense>
  )
  const opened = await open(p4, who, page)
  await screen.findByLabelText('Name')
  return opened
}

async function edit(id: number) {
  const promotion = await owner.ok('getPromotion', { path: { id } })
  return { ...(await editOf(promotion)), promotion }
}

async function editOf(promotion: Promotion) {
  const page = (
    <Suspense>
      <EditPromotion promotion={promotion} onSaved={() => {}} onCancel={() => {}} />
    </Suspense>
  )
  const opened = await open(p4, 'owner', page)
  await screen.findByLabelText('Name')
  return opened
}

type User = Awaited<ReturnType<typeof open>>['user']

async function pick(user: User, label: string, option: string) {
  const input = screen.getByRole('combobox', { name: label })
  await user.click(input)
  fireEvent.change(input, { target: { value: option } })
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

const pickType = (user: User, type: string) => pick(user, 'Type', wordFor(promotionTypeWords, type))

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** Types behind the name. */
const add = (text: string) =>
  fill('Name', `${screen.getByLabelText<HTMLInputElement>('Name').value}${text}`)

const sentence = () => {
  const help = within(screen.getByRole('complementary', { name: 'About this promotion' }))
  return help.getByRole('status').textContent
}
const confirm = async (user: User, question: string) => {
  const dialog = await screen.findByRole('dialog', { name: question })
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull())
}
const focusOn = (button: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: button })))
const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }))
const saved = async (method: 'POST' | 'PUT') => {
  await waitFor(() => expect(writes().at(-1)?.call).toMatch(`${method} /p4/promotions`))
  return writes().at(-1)?.body
}

test('a promotion is created and told while it is typed (PROMO-10, PROMO-17, PROMO-31, PROMO-35, AMB-141, FLASH-75, API-134)', async () => {
  const { user } = await create()
  expect(sentence()).toBe('No type is chosen yet, at no store, on 3/5/26.')
  fill('Name', 'Happy hour')
  await pickType(user, 'DiscountPromotion')
  expect(screen.getAllByText(/^A percentage or an amount off chosen products/)).not.toEqual([])
  fill('Percentage Off', '101')
  await user.click(screen.getByRole('radio', { name: 'Product Type' }))
  await user.click(screen.getByRole('radio', { name: 'Beverage' }))
  await user.click(screen.getByRole('switch', { name: 'Never Ends' }))
  fill('Activation Code', 'HAPPY')
  expect(sentence()).toBe(
    '100% off one beverage a day per customer, with the code HAPPY, from 3/5/26 on.',
  )
  expect(
    await screen.findByText(/^Runs on .* from 3\/1\/26 to 5\/23\/26, next on 3\/5\/26\.$/),
  ).toBeTruthy()
  await save(user)
  expect(await saved('POST')).toEqual({
    name: 'Happy hour',
    type: 'DiscountPromotion',
    configuration: {
      item_limit_per_day: 1,
      percentage_off: 100,
      triggering_product_type: 'beverage',
    },
    start_date: '2026-03-05 00:00:00',
    end_date: '9999-12-31 23:59:59',
    start_time: '00:00:00',
    end_time: '23:59:59',
    stores: [],
    roles: [],
    activation_code: 'HAPPY',
    limit_uses: null,
    users: [],
    repeats: null,
    account: '50500',
    promotional_category_exclusions: [],
    promotional_category_inclusions: [],
  })
  await waitFor(() => expect(messages()).toContain('Promotion Created'))
})

test('PROMO-29, PROMO-54: another type clears the configuration, and a combo alone has no further categories', async () => {
  const { user } = await create()
  await pickType(user, 'TriggeredDiscountPromotion')
  fill('Discount Amount in Cents', '250')
  for (const type of promotionTypes) {
    await pickType(user, type)
    const offered = ['Included Categories', 'Excluded Categories'].map(
      (label) => screen.queryByRole('combobox', { name: label }) !== null,
    )
    const isOffered = type !== 'ComboDiscountPromotion'
    expect(offered, type).toEqual([isOffered, isOffered])
  }
  await pickType(user, 'TriggeredDiscountPromotion')
  expect(screen.getByLabelText<HTMLInputElement>('Discount Amount in Cents').value).toBe('0')
})

test('PROMO-30, PROMO-31, PROMO-44: a blank limit is none, a blank percentage 0, and a customer has 1 to 100 uses or any number', async () => {
  const { user } = await edit(2)
  await pickType(user, 'DiscountPromotion')
  fill('Percentage Off', '20')
  fill('Percentage Off', '')
  fill('Item Limit per Day', '')
  const uses = screen.getByRole('combobox', { name: 'Uses per Customer' })
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await user.click(uses)
  expect(offered().slice(0, 3)).toEqual(['Unlimited', '1', '2'])
  fireEvent.change(uses, { target: { value: '10' } })
  expect(offered()).toEqual(['10', '100'])
  await user.click(screen.getByRole('option', { name: '100' }))
  await save(user)
  expect(await saved('PUT')).toMatchObject({
    configuration: { item_limit_per_day: null, percentage_off: 0 },
    limit_uses: 100,
  })
})

/** Fills in the fields of a type. */
type FillIn = (user: User) => Promise<void>
/** What is sent then, with the ids of names. */
type Sent = (idOf: (name: string) => number | undefined) => object

const percentOff: FillIn = async (user) => {
  fill('Percentage Off', '15')
  await pick(user, 'Triggering Products', 'House Latte')
}
const percentSent: Sent = (idOf) => ({
  item_limit_per_day: 1,
  percentage_off: 15,
  triggering_product_ids: [idOf('House Latte')],
})
const offers: readonly [(typeof promotionTypes)[number], FillIn, Sent][] = [
  ['DiscountPromotion', percentOff, percentSent],
  ['FirstOrderAtStoreDiscountPromotion', percentOff, percentSent],
  ['NewCustomerDiscountPromotion', percentOff, percentSent],
  [
    'FreeTriggeredSmallCupPromotion',
    async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Product Type' }))
      await user.click(screen.getByRole('radio', { name: 'Bag' }))
    },
    () => ({ triggering_product_type: 'bag' }),
  ],
  [
    'SizeUpPromotion',
    async (user) => {
      await pick(user, 'Cohort', 'Loyal')
      expect(screen.queryByLabelText('Last Purchase')).toBeNull()
      await pick(user, 'Cohort', 'Lapsed')
      fill('Last Purchase', '2026-01-31')
    },
    () => ({ cohort: 'Lapsed', cohort_parameters: ['2026-01-31'] }),
  ],
  [
    'TriggeredDiscountPromotion',
    async (user) => {
      await pick(user, 'Triggering Products', 'House Latte')
      fill('Minimum Required Quantity', '3')
      fill('Discount Amount in Cents', '250')
    },
    (idOf) => ({
      triggering_product_ids: [idOf('House Latte')],
      minimum_required_quantity: 3,
      discount_amount: 250,
    }),
  ],
  [
    'FreeEmployeeBagsPromotion',
    async () => void fill('Number of Free Bags', '4'),
    () => ({ number_of_free_bags: 4 }),
  ],
  [
    'WholeOrderDiscountPromotion',
    async (user) => {
      await user.click(screen.getByRole('checkbox', { name: 'Bottle' }))
      fill('Cents Off', '200')
    },
    () => ({
      triggering_product_types: ['beverage', 'food', 'bag', 'merchandise'],
      cents_off: 200,
    }),
  ],
  [
    'ComboDiscountPromotion',
    async (user) => {
      await pick(user, 'Discounted Category', 'Pastries')
      await pick(user, 'Qualifying Categories', 'Handcrafted Drinks')
      await user.click(screen.getByRole('radio', { name: 'Cents' }))
      fill('Cents Off', '$0.75')
    },
    (idOf) => ({
      discounted_promotional_category_id: idOf('Pastries'),
      qualifying_promotional_category_ids: [idOf('Handcrafted Drinks')],
      cents_off: 75,
    }),
  ],
  [
    'AttributeUpgradePromotion',
    async (user) => {
      await pick(user, 'Customer Receives', 'Oat Milk')
      await pick(user, 'Customer Pays For', 'Whole Milk')
    },
    (idOf) => ({
      attribute_value_qualifying_match: idOf('Oat Milk'),
      attribute_value_discount_match: idOf('Whole Milk'),
    }),
  ],
]

test.each(offers)(
  'the fields of a %s become its configuration (PROMO-19, PROMO-20, PROMO-21, PROMO-22, PROMO-23, PROMO-24, PROMO-25, PROMO-26, PROMO-27, PROMO-28)',
  async (type, fillIn, configuration) => {
    const attributes = await owner.ok('listAttributes')
    const named = [
      ...(await owner.ok('listProducts')),
      ...(await owner.ok('listPromotionalCategories')),
      ...attributes.flatMap(({ attribute_values }) => attribute_values),
    ]
    const { user } = await create()
    fill('Name', 'Spring')
    fill('Activation Code', 'SPRING')
    await pickType(user, type)
    await fillIn(user)
    await save(user)
    expect(await saved('POST')).toMatchObject({ type })
    expect(writes().at(-1)?.body).toHaveProperty(
      'configuration',
      configuration((name) => named.find((one) => one.name === name)?.id),
    )
    await waitFor(() => expect(messages()).toEqual(['Promotion Created']))
  },
)

test('AMB-150: what the server refuses stands at its field and is flashed', async () => {
  const { user } = await create()
  await save(user)
  await waitFor(() => expect(messages()).toContain('Choose a type.'))
  expect(writes()).toEqual([])
  await pickType(user, 'FreeEmployeeBagsPromotion')
  await save(user)
  await waitFor(() => expect(messages()).toContain('Must provide a name.'))
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

/** Fills in what a new promotion needs. */
async function fillNew(user: User) {
  fill('Name', 'Free bags')
  await pickType(user, 'FreeEmployeeBagsPromotion')
  fill('Activation Code', 'BAGS')
}

test('PROMO-10, PLUS-05: after a lost answer the promotions are read again, and one that was made is not made twice', async () => {
  const { user } = await create()
  await fillNew(user)
  use(
    http.post(/\/p4\/promotions$/, async ({ request }) => {
      const { body } = await p4.fetch(request)
      await body?.cancel()
      return HttpResponse.error()
    }),
  )
  await save(user)
  await waitFor(() => expect(messages()).toEqual(['Promotion Created']))
  const named = (await owner.ok('listPromotions')).filter(({ name }) => name === 'Free bags')
  expect(named).toHaveLength(1)
})

test('AMB-140, PERM-24: without the right the form is shown, says what is missing, and cannot be saved', async () => {
  await create('barista')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.getByText('You may not create promotions')).toBeTruthy()
  expect(screen.getByText('promotions:update')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upload e-mails' })).toBeNull()
  expect(screen.getByRole('button', { name: '2 actions not allowed' })).toBeTruthy()
})

test('a save sends what was changed in the promotion as it is by then (PROMO-12, PROMO-50, FLASH-76, API-135)', async () => {
  const { user, promotion } = await edit(9)
  expect(promotion.users.length).toBeGreaterThan(0)
  const path = { id: promotion.id }
  const { type, configuration } = promotion
  const other = { type, configuration, activation_code: 'OTHER' } as const
  await p4.as('admin').call('updatePromotion', { path, body: other })
  add('!')
  await save(user)
  const body = await saved('PUT')
  expect(body).toMatchObject({ name: 'We miss you!', activation_code: 'OTHER', configuration })
  expect(body).not.toHaveProperty('users')
  expect(body).not.toHaveProperty('content')
  await waitFor(() => expect(messages()).toContain('Promotion Updated'))
})

/** Somebody else saves the promotion. */
async function saveElsewhere(promotion: Promotion, body: PromotionFields) {
  const { id, type, configuration } = promotion
  await p4.as('admin').call('updatePromotion', {
    path: { id },
    body: { type, configuration, ...body },
  })
}

/** Promotion 9 in the editor, limited to the first `count` of the found users. */
async function editUsers(count: number) {
  const found = await owner.ok('searchUsers', { body: { query: 'mail.example' } })
  const users = found.map(({ id }) => ({ id }))
  const promotion = await owner.ok('getPromotion', { path: { id: 9 } })
  await saveElsewhere(promotion, { users: users.slice(0, count) })
  return { ...(await edit(9)), found, users }
}

const sentUsers = async () => Object(await saved('PUT')).users
const replacedUsers = 'Somebody else had changed Users meanwhile; your value was kept.'

test('PROMO-50, AMB-194: users whom somebody else added stay, and those whom they removed do not come back', async () => {
  const { user, promotion, found, users } = await editUsers(4)
  const [one, two, three, four, theirs, mine] = users
  const added = found[5]?.email ?? ''
  // Somebody else removes the first user and adds the fifth.
  await saveElsewhere(promotion, { users: users.slice(1, 5) })
  await user.click(screen.getByRole('button', { name: `Remove ${found[1]?.name}` }))
  fill('Search users to add', added)
  await user.click(await screen.findByRole('option', { name: new RegExp(added) }))
  await save(user)
  const sent = await sentUsers()
  expect(sent).toEqual(expect.arrayContaining([three, four, theirs, mine]))
  expect(sent).not.toEqual(expect.arrayContaining([one]))
  expect(sent).not.toEqual(expect.arrayContaining([two]))
  expect(sent).toHaveLength(4)
  await waitFor(() => expect(messages()).toEqual(['Promotion Updated']))
})

test('PROMO-50, PROMO-51, AMB-194: two people who remove one user each do not open a promotion to everyone', async () => {
  const { user, promotion, found, users } = await editUsers(2)
  await saveElsewhere(promotion, { users: users.slice(1, 2) })
  await user.click(screen.getByRole('button', { name: `Remove ${found[1]?.name}` }))
  await save(user)
  expect(await sentUsers()).toEqual(users.slice(0, 1))
  await waitFor(() => expect(messages()).toEqual(['Promotion Updated', replacedUsers]))
})

test('AMB-152, AMB-194: a percentage replaces the cents that somebody else chose meanwhile, and tells it', async () => {
  const { user, promotion } = await edit(21)
  const rest = { item_limit_per_day: 1, triggering_product_type: 'beverage' } as const
  const configuration = { ...rest, cents_off: 50 }
  await saveElsewhere(Object.assign({ ...promotion }, { configuration }), {})
  fill('Percentage Off', '15')
  await save(user)
  expect(await saved('PUT')).toHaveProperty('configuration', { ...rest, percentage_off: 15 })
  await waitFor(() =>
    expect(messages()).toEqual([
      'Promotion Updated',
      'Somebody else had changed Configuration meanwhile; your value was kept.',
    ]),
  )
})

/** A host that keeps promotions as they are given here, and answers nothing to a save. */
function keepsElsewhere(now: object) {
  use(
    http.get(/\/p4\/promotions\/\d+$/, () => HttpResponse.json(now)),
    http.put(/\/p4\/promotions\/\d+$/, () => HttpResponse.json({})),
  )
}

test('AMB-177, AMB-152: a save keeps what a host has in a configuration beside the fields of the form', async () => {
  const promotion = await owner.ok('getPromotion', { path: { id: 21 } })
  const configuration = { ...promotion.configuration, max_discount: 500 }
  const strange = Object.assign({ ...promotion }, { configuration })
  const { user } = await editOf(strange)
  keepsElsewhere(strange)
  await user.click(screen.getByRole('radio', { name: 'Cents' }))
  fill('Cents Off', '75')
  await save(user)
  expect(await saved('PUT')).toHaveProperty('configuration', {
    item_limit_per_day: 1,
    triggering_product_type: 'beverage',
    cents_off: 75,
    max_discount: 500,
  })
})

test('all stores are listed, and another scope clears them (PROMO-45, PROMO-46, PROMO-47, AMB-171)', async () => {
  const { user } = await edit(2)
  await user.click(await screen.findByRole('button', { name: 'Apply to all stores' }))
  await confirm(user, 'Apply to all stores?')
  const { stores } = await owner.ok('listStores')
  expect(sentence()).toContain(`at all ${stores.length} stores`)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await confirm(user, 'Clear all stores?')
  await focusOn('Apply to all stores')
  expect(sentence()).toContain('at no store')
  const boxes = () => screen.getByRole('group', { name: 'Stores' })
  await user.click(within(boxes()).getAllByRole('checkbox')[0] ?? boxes())
  await user.click(screen.getByRole('radio', { name: 'Roles' }))
  await user.click(await screen.findByRole('checkbox', { name: 'None' }))
  await save(user)
  expect(await saved('PUT')).toMatchObject({ stores: [], roles: [{ id: -1 }] })
})

test('AMB-145: applying to all stores sends every store by its id', async () => {
  const { user } = await edit(2)
  await user.click(await screen.findByRole('button', { name: 'Apply to all stores' }))
  await confirm(user, 'Apply to all stores?')
  await save(user)
  const { stores } = await owner.ok('listStores')
  const body = await saved('PUT')
  expect(body).toMatchObject({ stores: expect.arrayContaining(stores.map(({ id }) => ({ id }))) })
  expect(body).toHaveProperty('stores.length', stores.length)
  await waitFor(() => expect(messages()).toEqual(['Promotion Updated']))
})

test('PLUS-05: stores that cannot be loaded are said so with Retry, and nothing can be chosen meanwhile', async () => {
  fail('listStores', { network: 'gone', times: 1 })
  const { user, promotion } = await edit(2)
  const title = await screen.findByText('The stores could not be loaded')
  const notice = within(title.closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(
    notice.getByText(new RegExp(`The chosen stores stay as they are: ${promotion.stores.length}.`)),
  ).toBeTruthy()
  expect(screen.queryByText(/of 0 selected/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.click(notice.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Apply to all stores' })).toBeTruthy()
  expect(screen.getByText(new RegExp(`^${promotion.stores.length} of [1-9]`))).toBeTruthy()
})

test('PROMO-45, PROMO-47: another scope clears the roles until they are chosen again; applying to all roles and clearing them ask first', async () => {
  const { user, promotion } = await edit(13)
  expect(promotion.roles.length).toBeGreaterThan(0)
  expect(screen.getByText(/limited by stores and by roles/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Stores' }))
  expect(screen.queryByRole('group', { name: 'Roles' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Roles' }))
  expect(screen.queryByRole('group', { name: 'Stores' })).toBeNull()
  expect(await screen.findByText(new RegExp(`^${promotion.roles.length} of [1-9]`))).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Apply to all roles' }))
  await confirm(user, 'Apply to all roles?')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'None' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await confirm(user, 'Clear all roles?')
  await focusOn('Apply to all roles')
  await save(user)
  expect(await saved('PUT')).toMatchObject({ stores: [], roles: [] })
})

const chosenIn = (list: string) =>
  within(screen.getByRole('group', { name: list }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)

test('PROMO-46, PROMO-47: a list of roles stays when its last role is unticked or cleared', async () => {
  const { user, promotion } = await edit(9)
  expect(promotion.stores).toEqual([])
  await screen.findByRole('checkbox', { name: 'None' })
  for (const role of chosenIn('Roles')) {
    await user.click(role)
    expect(document.activeElement).toBe(role)
  }
  expect(chosenIn('Roles')).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Roles' }).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'None' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await confirm(user, 'Clear all roles?')
  await focusOn('Apply to all roles')
  await user.click(screen.getByRole('checkbox', { name: 'None' }))
  await save(user)
  expect(await saved('PUT')).toMatchObject({ stores: [], roles: [{ id: -1 }] })
})

test('a user is found by name and added (PROMO-49, PROMO-50, PROMO-55, API-138)', async () => {
  const { user } = await edit(2)
  const [one] = await owner.ok('searchUsers', { body: { query: 'mail.example' } })
  let asked = 0
  use(
    http.post(/\/p4\/search\/users$/, () => {
      asked = performance.now()
    }),
  )
  fill('Search users to add', 'mail')
  const typed = performance.now()
  fill('Search users to add', one?.email ?? '')
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  await user.click(await screen.findByRole('option', { name: new RegExp(one?.email ?? '') }))
  expect(asked - typed).toBeGreaterThan(590)
  expect(sent.filter(({ call }) => call === 'POST /p4/search/users')).toEqual([
    { call: 'POST /p4/search/users', body: { query: one?.email } },
  ])
  expect(sentence()).toContain('for 1 chosen user')
  await save(user)
  expect(await saved('PUT')).toMatchObject({ users: [{ id: one?.id }] })
})

test('PROMO-49, PLUS-08: arrow keys go through the users found, Enter adds one, and the focus stays in the search', async () => {
  const [, second, ...others] = await owner.ok('searchUsers', {
    body: { query: 'mail.example' },
  })
  const { user } = await edit(2)
  const search = screen.getByRole('combobox', { name: 'Search users to add' })
  const find = async (text: string, count: number) => {
    await user.clear(search)
    await user.type(search, text)
    const list = within(await screen.findByRole('listbox', { name: 'Users found' }))
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(count))
  }
  const marked = () => {
    const id = search.getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)?.textContent
  }
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Chosen users' }))
      .getAllByRole('button', { name: /^Remove / })
      .map(({ ariaLabel }) => ariaLabel)
  await find('mail.example', others.length + 2)
  expect(search.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('list', { name: 'Chosen users' })).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toContain(second?.email)
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual([`Remove ${second?.name}`])
  await user.keyboard('{ArrowUp}')
  expect(marked()).toContain(others.at(-1)?.email)
  await user.clear(search)
  await user.type(search, second?.email ?? '')
  expect(await screen.findByText('They are in the list already.')).toBeTruthy()
  expect(document.activeElement).toBe(search)
  expect(writes().filter(({ call }) => call.includes('/p4/promotions'))).toEqual([])
})

test('PROMO-50, PROMO-51, AMB-171: clearing the users and removing the last one ask to open the promotion to all users', async () => {
  const { user, promotion } = await edit(9)
  const remove = () => screen.getAllByRole('button', { name: /^Remove / })
  await user.click(screen.getByRole('button', { name: 'Clear users' }))
  const question = await screen.findByRole('dialog', {
    name: 'Make this promotion available to all users?',
  })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(remove()).toHaveLength(promotion.users.length)
  for (const _ of promotion.users) await user.click(remove()[0] ?? document.body)
  await confirm(user, 'Make this promotion available to all users?')
  const search = screen.getByRole('combobox', { name: 'Search users to add' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  await save(user)
  expect(await saved('PUT')).toMatchObject({ users: [] })
})

test('the end comes back, and a repetition starts with the promotion (PROMO-35, PROMO-36, PROMO-40, PROMO-42, PROMO-43)', async () => {
  const { user } = await edit(6)
  const never = screen.getByRole<HTMLInputElement>('switch', { name: 'Never Ends' })
  expect(never.checked).toBe(true)
  await user.click(never)
  expect(screen.getByLabelText<HTMLInputElement>('End Date').value).toBe('2026-03-05')
  expect(screen.getByLabelText<HTMLInputElement>('Start Date').value).toBe('0001-01-01')
  await user.click(screen.getByRole('radio', { name: 'Weeks' }))
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }))
  expect(screen.getByLabelText<HTMLInputElement>('Start Date').value).toBe('2026-03-04')
  const none = 'Every week on Friday: no next date, since it ends on 3/5/26'
  expect(screen.getByText(none)).toBeTruthy()
  fill('End Date', '2026-04-30')
  expect(screen.getByText(/3\/6\/26, 3\/13\/26, 3\/20\/26, 3\/27\/26, 4\/3\/26/)).toBeTruthy()
  fill('Every how many weeks', '0')
  expect(screen.getByText('“0” is less than 1: 1 is taken.')).toBeTruthy()
  fill('Start Date', '2026-03-09')
  await save(user)
  expect(await saved('PUT')).toMatchObject({
    start_date: '2026-03-09 00:00:00',
    repeats: 'DTSTART:20260309T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
  })
})

const strip = () => screen.getByRole('figure').textContent

test('PROMO-33: a day that is emptied or half-typed is told as missing, and no date in its place', async () => {
  const { user } = await create()
  const start = screen.getByLabelText<HTMLInputElement>('Start Date')
  fill('End Date', '2026-03-31')
  expect(sentence()).toContain('from 3/5/26 to 3/31/26')
  fill('Start Date', '')
  expect(sentence()).toContain('from a missing first day to 3/31/26')
  await waitFor(() =>
    expect(strip()).toContain('No day is marked, since the first day is missing.'),
  )
  const wrong = screen.getByRole('region', { name: 'What is wrong with it' })
  expect(wrong.textContent).toContain('Its first day is missing.')
  fill('Start Date', '2026-03-05')
  typeUnreadable(start)
  expect(sentence()).toContain('from a missing first day to 3/31/26')
  await save(user)
  expect(
    screen.getByText(/^There is no such date\..* Escape brings Mar 5, 2026 back\.$/),
  ).toBeTruthy()
  expect(document.activeElement).toBe(start)
  expect(sentence()).toContain('from a missing first day to 3/31/26')
  expect(writes()).toEqual([])
})

test('PROMO-35: Never Ends takes the place of a half-typed last day', async () => {
  const { user } = await create()
  const end = () => screen.getByLabelText<HTMLInputElement>('End Date')
  typeUnreadable(end())
  fireEvent.blur(end())
  const never = screen.getByRole('switch', { name: 'Never Ends' })
  await user.click(never)
  expect(screen.queryByText(/^There is no such date/)).toBeNull()
  expect(end().validity.badInput).toBe(false)
  await user.click(never)
  expect(end().value).toBe('2026-03-05')
})

test('PROMO-33, PROMO-38: an emptied time is asked for, and never saved as another one', async () => {
  const { user } = await edit(2)
  fill('Start Time', '')
  fill('End Time', '')
  await save(user)
  expect(await screen.findAllByText('Enter the start time.')).not.toEqual([])
  expect(screen.getAllByText('Enter the end time.')).not.toEqual([])
  expect(writes()).toEqual([])
})

test('AMB-143, AMB-243: a rule that cannot be read is said to be so, and stays when another field is saved', async () => {
  const stored = await owner.ok('getPromotion', { path: { id: 2 } })
  const repeats = 'DTSTART:20260304T000000Z\nRRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1'
  const { user } = await editOf({ ...stored, repeats })
  expect(sentence()).toContain('on days of a rule that cannot be read here')
  await waitFor(() => expect(strip()).toContain('No day is marked, since the rule'))
  expect(screen.getByRole('region', { name: 'What is wrong with it' }).textContent).toContain(
    'The rule of its repetition cannot be read here',
  )
  keepsElsewhere({ ...stored, repeats })
  fill('Name', 'Workdays')
  fill('Start Date', '2026-03-09')
  await save(user)
  expect(await saved('PUT')).toMatchObject({ name: 'Workdays', repeats })
})

test('PROMO-48, AMB-147, AMB-189: what is wrong is told beside the form and does not keep from saving', async () => {
  const { user, promotion } = await edit(22)
  const wrong = await screen.findByRole('region', { name: 'What is wrong with it' })
  expect(wrong.textContent).toContain(
    'A promotion with no stores needs an activation code to take effect.',
  )
  expect(wrong.textContent).toContain('Nothing is discounted: no product is chosen.')
  add('!')
  await save(user)
  await saved('PUT')
  expect(await owner.ok('getPromotion', { path: { id: promotion.id } })).toMatchObject({
    name: 'Nobody can use this yet!',
  })
})

test('AMB-189, PROMO-22: an archived product stays chosen, is marked, and is saved again', async () => {
  const { triggering_product_ids: ids = [] } = Object(
    (await owner.ok('getPromotion', { path: { id: 11 } })).configuration,
  )
  const [id] = ids
  const archived_at = p4.clock.now().toISOString()
  await owner.call('patchProduct', { path: { id }, body: { archived_at } })
  const { user } = await edit(11)
  expect(await screen.findByRole('button', { name: /^Remove .* \(archived\)$/ })).toBeTruthy()
  expect(await screen.findByText(/ is archived\.$/)).toBeTruthy()
  add('!')
  await save(user)
  expect(await saved('PUT')).toMatchObject({ configuration: { triggering_product_ids: ids } })
})

test('PLUS-05, AMB-139: who saves a promotion that somebody else archived meanwhile is told so, and keeps what was typed', async () => {
  const { user } = await edit(2)
  add('!')
  await p4.as('admin').ok('archivePromotion', { path: { id: 2 } })
  await save(user)
  await waitFor(() => expect(messages()).toEqual(['This promotion was archived.']))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Croissant Monday!')
})
