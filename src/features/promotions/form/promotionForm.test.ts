import { afterEach, expect, test, vi } from 'vitest'
import type { Promotion } from '#api/promotions.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { newOffer, promotionTypes } from './offerForm.ts'
import {
  newPromotion,
  type PromotionValues,
  promotionFormValues,
  promotionSchema,
} from './promotionForm.ts'

const p4 = freshP4()

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
  const repeats = 'DTSTART:20260304T000000Z\nRRULE:FREQ=DAILY;INTERVAL='
  expect(paths({ repeats })).toEqual([
    ['repeats.interval', 'Enter the interval of the repetition.'],
  ])
})

test('AMB-134: content is sent when it is filled in, URLs only for the type URL', async () => {
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
