import { afterEach, expect, test, vi } from 'vitest'
import type { Promotion } from '#api/promotions.ts'
import { startP4 } from '#mocks/p4.ts'
import { newOffer, promotionTypes } from './offerForm.ts'
import {
  newPromotion,
  type PromotionValues,
  promotionFormValues,
  promotionSchema,
} from './promotionForm.ts'

afterEach(() => vi.unstubAllEnvs())

const sent = (change: Partial<PromotionValues>, opened: Promotion | null = null) =>
  promotionSchema(opened).safeParse({
    ...newPromotion('2026-03-04'),
    offer: newOffer('FreeEmployeeBagsPromotion'),
    ...change,
  })
const fields = (change: Partial<PromotionValues>) => sent(change).data
/** What the untouched form sends. */
const untouched = (read: Promotion) => sent(promotionFormValues(read), read).data

test('PROMO-19 to PROMO-28, API-135: an untouched promotion of every type is sent as it was read', async () => {
  await using p4 = await startP4()
  const list = await p4.as('barista').ok('listPromotions')
  const types = new Set<string>()
  for (const { id } of list) {
    const read = await p4.as('barista').ok('getPromotion', { path: { id } })
    types.add(read.type)
    const { content, offer, users, ...plain } = untouched(read) ?? {}
    expect(offer).toEqual({ type: read.type, configuration: read.configuration })
    expect(read).toMatchObject(plain)
  }
  expect(types).toEqual(new Set(promotionTypes))
})

const zones = ['America/Los_Angeles', 'Pacific/Kiritimati']

test.each(zones)(
  'in %s the years 0001 and 9999 and a clock change stay texts (PROMO-34, PROMO-35, AMB-142, AMB-169)',
  async (zone) => {
    await using p4 = await startP4()
    vi.stubEnv('TZ', zone)
    const owner = p4.as('owner')
    for (const [start, end] of [
      ['0001-01-01', '9999-12-31'],
      ['2026-03-08', '2026-03-29'],
      ['2026-10-25', '2026-11-01'],
    ] as const) {
      const save = sent({ name: 'Text', start_date: start, end_date: end }).data
      if (!save?.offer) throw new Error('The promotion can be sent')
      const { offer, users, ...plain } = save
      const made = await owner.ok('createPromotion', { body: { ...plain, ...offer } })
      expect(made).toMatchObject({ start_date: `${start} 00:00:00`, end_date: `${end} 23:59:59` })
      expect(promotionFormValues(made)).toMatchObject({ start_date: start, end_date: end })
    }
  },
)

test('PROMO-18, PROMO-33: a new promotion begins and ends tomorrow, all day, on account 50500', () => {
  expect(newPromotion('2026-02-28')).toMatchObject({
    start_date: '2026-03-01',
    end_date: '2026-03-01',
    start_time: '00:00:00',
    end_time: '23:59:59',
    account: '50500',
  })
})

test('PROMO-18: a promotion that a host answers without an account has the usual one', async () => {
  await using p4 = await startP4()
  const [first] = await p4.as('barista').ok('listPromotions')
  const read = await p4.as('barista').ok('getPromotion', { path: { id: first?.id ?? 0 } })
  expect(untouched({ ...read, account: '' })?.account).toBe('50500')
})

test('PROMO-37, PROMO-38: an end at midnight is sent as the end of the day, other times as they are', () => {
  expect(fields({ end_time: '00:00:00' })).toMatchObject({ end_time: '23:59:59' })
  expect(fields({ end_time: '16:59:00' })).toMatchObject({ end_time: '16:59:00' })
})

test('AMB-152: only the chosen one of two members is sent', () => {
  const offer = newOffer('DiscountPromotion')
  if (offer.type !== 'DiscountPromotion') throw new Error('It is a discount')
  const configuration = {
    ...offer.configuration,
    percentage_off: 20,
    cents_off: '100',
    triggering_product_ids: [1],
    triggering_product_type: 'bag' as const,
  }
  const of = (change: Partial<typeof configuration>) =>
    sent({ offer: { ...offer, configuration: { ...configuration, ...change } } }).data?.offer
  expect(of({})?.configuration).toEqual({
    item_limit_per_day: 1,
    percentage_off: 20,
    triggering_product_ids: [1],
  })
  expect(of({ off: 'cents', by: 'type' })?.configuration).toEqual({
    item_limit_per_day: 1,
    cents_off: 100,
    triggering_product_type: 'bag',
  })
})

test('AMB-230, PROMO-32: cents off that are no amount are told at their field while it is shown, and blank ones are 0', () => {
  const offer = newOffer('ComboDiscountPromotion')
  if (offer.type !== 'ComboDiscountPromotion') throw new Error('Another type')
  const of = (off: 'cents' | 'percentage', cents_off: string) =>
    sent({
      offer: {
        ...offer,
        configuration: {
          ...{ ...offer.configuration, off, cents_off },
          discounted_promotional_category_id: 1,
        },
      },
    })
  expect(of('cents', '4 50').error?.issues).toMatchObject([
    {
      path: ['offer', 'configuration', 'cents_off'],
      message: 'Cents Off cannot be “4 50”: that is not an amount.',
    },
  ])
  expect(of('percentage', '4 50').success).toBe(true)
  expect(of('cents', '').data?.offer?.configuration).toMatchObject({ cents_off: 0 })
})

test('PROMO-25, PROMO-26, PROMO-30: the configuration of a type begins with its defaults', () => {
  expect(newOffer('FreeEmployeeBagsPromotion').configuration).toEqual({ number_of_free_bags: 2 })
  expect(newOffer('WholeOrderDiscountPromotion').configuration).toEqual({
    triggering_product_types: ['beverage', 'food', 'bag', 'bottle', 'merchandise'],
    cents_off: '0',
  })
  expect(newOffer('NewCustomerDiscountPromotion').configuration).toMatchObject({
    item_limit_per_day: 1,
  })
})

test('AMB-150: only what the body cannot be written without is asked for', () => {
  expect(sent({ name: '', stores: [], activation_code: '' }).success).toBe(true)
  const paths = (change: Partial<PromotionValues>) =>
    sent(change).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(paths({ offer: null })).toEqual([['offer.type', 'Choose a type.']])
  expect(paths({ end_date: null })).toEqual([['end_date', 'Enter the last day.']])
  expect(paths({ offer: newOffer('AttributeUpgradePromotion') })).toHaveLength(2)
})

test('AMB-134: content is sent when it is filled in, URLs only for the type URL', async () => {
  await using p4 = await startP4()
  expect(fields({})?.content).toBeUndefined()
  const none = newPromotion('2026-03-04').content
  const content = { ...none, title: 'Hour', url: 'https://coffee.example' }
  expect(fields({ content })?.content).toMatchObject({ title: 'Hour', url: null, type: null })
  expect(fields({ content: { ...content, type: 'URL' } })?.content).toMatchObject({
    type: 'URL',
    url: 'https://coffee.example',
  })
  const read = await p4.as('barista').ok('getPromotion', { path: { id: 9 } })
  expect(read.content).not.toBeNull()
  expect(sent({ content: none }, read).data?.content).toBeNull()
})
