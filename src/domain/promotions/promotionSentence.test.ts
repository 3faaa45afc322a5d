import { expect, test } from 'vitest'
import { afternoonDraft } from '#testing/promotionDraft.ts'
import { type PromotionDraft, promotionSentence } from './promotionSentence.ts'

const names = {
  product: (id: number) => ({ 1: 'Latte', 2: 'Mocha' })[id],
  category: (id: number) => ({ 4: 'Seasonal', 5: 'Beans', 6: 'Tea', 7: 'Bakery' })[id],
  attributeValue: () => undefined,
  store: (id: number) => ({ 7: 'Ballard' })[id],
  role: (id: number) => ({ 3: 'barista', 4: 'store-lead', 5: 'cook', 6: 'buyer' })[id],
  storeCount: 24,
}

const draft: PromotionDraft = {
  ...afternoonDraft,
  configuration: { item_limit_per_day: 1, percentage_off: 20, triggering_product_type: 'beverage' },
  repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR',
  stores: Array.from({ length: 12 }, (_, at) => at + 1),
}

const told = (change: Partial<PromotionDraft>) => promotionSentence({ ...draft, ...change }, names)

test('a promotion is one plain sentence', () => {
  expect(told({})).toBe(
    '20% off one beverage a day per customer, Mon to Fri 2:00 PM to 4:59 PM, at 12 stores, from 11/5/26 to 12/20/26',
  )
})

const always = { repeats: null, start_time: '00:00:00', end_time: '23:59:59' }
const offer = '20% off one beverage a day per customer'

const parts: Readonly<Record<string, readonly Partial<PromotionDraft>[]>> = {
  'at 12 stores, for users with 1 role, from 11/5/26 on': [
    { ...always, roles: [99], end_date: '9999-12-31' },
  ],
  'at 12 stores, from 11/5/26 on': [{ ...always, end_date: '9999-12-31' }],
  'at 12 stores, for users with the role barista, from 11/5/26 on': [
    { ...always, roles: [3], end_date: '9999-12-31' },
  ],
  'at 12 stores, for users with no role, from 11/5/26 on': [
    { ...always, roles: [-1], end_date: '9999-12-31' },
  ],
  'at 12 stores, always': [{ ...always, start_date: '0001-01-01', end_date: '9999-12-31' }],
  'at 12 stores, from 11/5/26 to 1/2/27': [{ ...always, end_date: '2027-01-02' }],
  'at 12 stores, on 11/5/26': [{ ...always, end_date: '2026-11-05' }],
  'at 12 stores, from a missing first day to 12/20/26': [{ ...always, start_date: '' }],
  'at 12 stores, from 11/5/26 to a missing last day': [{ ...always, end_date: '' }],
  'at 12 stores, from a missing first day on': [
    { ...always, start_date: '', end_date: '9999-12-31' },
  ],
  'every month, at 12 stores, from a missing first day to 12/20/26': [
    { ...always, start_date: '', repeats: 'RRULE:FREQ=MONTHLY;INTERVAL=1' },
  ],
  'every 2 weeks, at 12 stores, from a missing first day to 12/20/26': [
    { ...always, start_date: '', repeats: 'RRULE:FREQ=WEEKLY;INTERVAL=2' },
  ],
  'at no store, from 11/5/26 to 12/20/26': [{ ...always, stores: [] }],
  'with the code TWOOFF, from 11/5/26 to 12/20/26': [
    { ...always, stores: [], activation_code: 'TWOOFF' },
  ],
  'at Ballard, from 11/5/26 to 12/20/26': [{ ...always, stores: [7] }],
  'at all 24 stores, from 11/5/26 to 12/20/26': [
    { ...always, stores: Array.from({ length: 24 }, (_, at) => at + 1) },
  ],
  'at Ballard, for users with no role or the role barista, for 12 chosen users, once per customer, from 11/5/26 to 12/20/26':
    [{ ...always, stores: [7], roles: [-1, 3], users: 12, limit_uses: 1 }],
  'at Ballard, only in Seasonal, not in 2 categories, from 11/5/26 to 12/20/26': [
    { ...always, stores: [7], inclusions: [4], exclusions: [5, 99] },
  ],
  'every 3 days 2:00 PM to 4:59 PM, at Ballard, from 11/5/26 to 12/20/26': [
    { repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=DAILY;INTERVAL=3', stores: [7] },
  ],
  '2:00 PM to 10:00 AM the next day, at Ballard, from 11/5/26 to 12/20/26': [
    { repeats: null, end_time: '10:00:00', stores: [7] },
  ],
  'on the 5th of every month, at Ballard, from 11/5/26 to 12/20/26': [
    { ...always, repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1', stores: [7] },
  ],
  'on Tue and Thu every 2 weeks, at Ballard, from 11/5/26 to 12/20/26': [
    {
      ...always,
      repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
      stores: [7],
    },
  ],
}

test.each(Object.entries(parts))(
  'PROMO-45, PROMO-46, AMB-142, AMB-145: every part has its words: %s',
  (text, changes) => {
    for (const change of changes) expect(told(change)).toBe(`${offer}, ${text}`)
  },
)

test.each<[Partial<PromotionDraft>, string]>([
  [{ stores: [99] }, 'at 1 store'],
  [{ users: 1 }, 'at 12 stores, for 1 chosen user'],
  [{ limit_uses: 2 }, 'at 12 stores, twice per customer'],
  [{ limit_uses: 3 }, 'at 12 stores, up to 3 times per customer'],
  [{ roles: [3, 4, 5] }, 'at 12 stores, for users with the role barista, store-lead, or cook'],
  [{ roles: [3, 4, 5, 6] }, 'at 12 stores, for users with one of 4 roles'],
  [{ roles: [3, 99] }, 'at 12 stores, for users with one of 2 roles'],
  [{ inclusions: [4, 5, 6] }, 'at 12 stores, only in Seasonal, Beans, or Tea'],
  [{ inclusions: [4, 5, 6, 7] }, 'at 12 stores, only in 4 categories'],
  [{ exclusions: [99] }, 'at 12 stores, not in 1 category'],
])('what is many, or has no known name, is counted: %o', (change, text) => {
  expect(told({ ...always, ...change })).toBe(`${offer}, ${text}, from 11/5/26 to 12/20/26`)
})

test('AMB-142: a promotion of always that ends tells its end alone', () => {
  expect(told({ ...always, start_date: '0001-01-01' })).toBe(
    `${offer}, at 12 stores, until 12/20/26`,
  )
})

test('a repetition that ends before its promotion tells its own last day', () => {
  const repeats = 'DTSTART:20261105T000000Z\nRRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20261130T235959Z'
  const until = (end_date: string) => told({ ...always, repeats, end_date })
  expect(until('2026-12-20')).toBe(`${offer}, at 12 stores, from 11/5/26 to 11/30/26`)
  expect(until('9999-12-31')).toBe(`${offer}, at 12 stores, from 11/5/26 to 11/30/26`)
  expect(until('2026-11-20')).toBe(`${offer}, at 12 stores, from 11/5/26 to 11/20/26`)
})

test('PROMO-23: the cohort Lapsed is told with its date', () => {
  const configuration = { cohort: 'Lapsed', cohort_parameters: ['2025-12-01'] }
  expect(told({ ...always, type: 'SizeUpPromotion', configuration })).toContain(
    'for Lapsed customers (last purchase 12/1/25), at 12 stores',
  )
})

test('AMB-150: without a type the sentence says so', () => {
  expect(told({ ...always, type: null, configuration: {}, stores: [7] })).toBe(
    'No type is chosen yet, at Ballard, from 11/5/26 to 12/20/26',
  )
})
