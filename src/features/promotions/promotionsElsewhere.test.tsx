import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const { open, use, writes } = consoleTests()

const bare = { id: 777, name: 'Bare one' }

/** A host that tells nothing of a promotion but its name; the other promotions are whole. */
async function hostWithBare(p4: TestP4): Promise<void> {
  const whole = await p4.as('owner').ok('listPromotions')
  use(
    http.get(/\/p4\/promotions$/, () => HttpResponse.json([bare, ...whole])),
    http.get(/\/p4\/promotions\/777$/, () => HttpResponse.json(bare)),
  )
}

test('AMB-176, PROMO-07: a promotion without days and times stands among the others and has been there always', async () => {
  await using p4 = await startP4()
  await hostWithBare(p4)
  const page = await open(p4, { as: 'owner', at: '/promotions' })
  const ongoing = within(await screen.findByRole('table', { name: 'Ongoing' }))
  await page.settled()
  const row = ongoing.getByRole('link', { name: 'Bare one' }).closest('tr')
  expect(row?.textContent).toBe('777Bare onePermanentPermanent–At no store, always')
  const search = screen.getAllByRole('searchbox')[0] ?? document.body
  fireEvent.change(search, { target: { value: 'bare' } })
  expect(await screen.findByText(/^1 of \d+ promotions$/)).toBeTruthy()
})

/** A host whose only promotion has these values. */
async function hostWithOne(p4: TestP4, values: object): Promise<void> {
  const whole = await p4.as('owner').ok('getPromotion', { path: { id: 2 } })
  use(
    http.get(/\/p4\/promotions$/, () => HttpResponse.json([{ ...whole, ...values }])),
    http.get(/\/p4\/promotions\/2$/, () => HttpResponse.json({ ...whole, ...values })),
  )
}

test('AMB-182: of a large audience some users are listed, and the number of the others is told', async () => {
  await using p4 = await startP4()
  const users = Array.from({ length: 1200 }, (_, at) => ({ id: at + 1, name: `User ${at + 1}` }))
  await hostWithOne(p4, { users })
  const page = await open(p4, { as: 'owner', at: '/promotions/2' })
  const card = within(await screen.findByRole('region', { name: 'Users' }))
  expect(card.getByRole('heading').textContent).toBe('Users1,200')
  await page.user.click(card.getByRole('button', { name: 'Show 500 of 1,200' }))
  expect(card.getAllByRole('link')).toHaveLength(500)
  expect(card.getByText('700 more are not listed here.')).toBeTruthy()
  await page.user.click(card.getByRole('button', { name: 'Show fewer' }))
  expect(card.getAllByRole('link')).toHaveLength(12)
})

test('AMB-176, PROMO-09, PROMO-12: a promotion of a type that the console does not know is saved with it', async () => {
  await using p4 = await startP4()
  const whole = await p4.as('owner').ok('getPromotion', { path: { id: 2 } })
  const strange = { ...whole, type: 'NewType', configuration: { depth: 3 } }
  use(
    http.get(/\/p4\/promotions\/2$/, () => HttpResponse.json(strange)),
    http.put(/\/p4\/promotions\/2$/, () => HttpResponse.json({})),
  )
  const page = await open(p4, { as: 'owner', at: '/promotions/2' })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await page.user.type(await screen.findByLabelText('Name'), '!')
  expect(screen.getByText(/^The console does not know NewType\./)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages()).toEqual(['Promotion Updated']))
  expect(writes().at(-1)?.body).toMatchObject({
    name: `${whole.name}!`,
    type: 'NewType',
    configuration: { depth: 3 },
  })
})

test('the sentence stands once, beside the form while it is edited', async () => {
  await using p4 = await startP4()
  const page = await open(p4, { as: 'owner', at: '/promotions/2' })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  const help = within(await screen.findByRole('complementary', { name: 'About this promotion' }))
  const sentence = help.getByRole('status').textContent
  expect(screen.getAllByText(sentence)).toHaveLength(1)
})

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const content = () =>
  within(
    screen.getByRole('group', { name: 'Promotional Content' }),
  ).getByLabelText<HTMLInputElement>('Title')
const give = (title: string) => fireEvent.change(content(), { target: { value: title } })

test('AMB-134, AMB-176: the page of a promotion shows no content that the host has not kept', async () => {
  await using p4 = await startP4({ host: ['documentsOnly'] })
  const page = await open(p4, { as: 'owner', at: '/promotions/2' })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Name')
  give('Nobody keeps this')
  fill('Name', 'Another name')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages()).toEqual(['Promotion Updated']))
  expect(await screen.findByRole('heading', { level: 1, name: 'Another name' })).toBeTruthy()
  expect(screen.queryByText('Nobody keeps this')).toBeNull()
})

test.each([
  [10, { cohort: 'Loyal', cohort_parameters: [] }],
  [3, { percentage_off: 15, triggering_product_type: 'bag', item_limit_per_day: null }],
])(
  'AMB-176, AMB-177, PROMO-12: promotion %i is saved at a host that leaves empty members out of its configuration',
  async (id, configuration) => {
    await using p4 = await startP4({ host: ['sparse'] })
    const page = await open(p4, { as: 'owner', at: `/promotions/${id}` })
    await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByLabelText('Name')
    fill('Name', 'Another name')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(messages()).toEqual(['Promotion Updated']))
    expect(writes().at(-1)?.body).toMatchObject({ name: 'Another name', configuration })
  },
)
