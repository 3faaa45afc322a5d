import { expect, test } from 'vitest'
import { longMoment } from '../calendar.ts'
import { historySentences } from './orderHistory.ts'

const moment = '2026-03-04T16:46:13.000Z'
const entry = (changes: object) => ({ updated_at: moment, user: null, ...changes })

test.each([
  [{ tip_amount: 200 }, 'Tip changed to $2.00.'],
  [{ cancellable_until: moment }, `Can be cancelled until ${longMoment(moment)}.`],
  [{ cancellable_until: null }, 'Cannot be cancelled any more.'],
  [{ stripe_payment_time: moment }, `Paid on ${longMoment(moment)}.`],
  [{ stripe_payment_time: null }, 'Not paid any more.'],
  [{ store: { id: 7, name: 'Capitol Hill' } }, 'Store changed to Capitol Hill.'],
  [{ store: 7 }, 'Store changed to number 7.'],
  [
    { recommendations_added: [{ id: 64, name: 'Almond Croissant' }] },
    'Recommended and taken: Almond Croissant.',
  ],
  [
    { products: [{ name: 'Oat Latte', variant: '16 oz' }, { name: 'Scone' }, { name: 'Scone' }] },
    'The order holds Oat Latte (16 oz) and 2 × Scone.',
  ],
  [
    { products: { 5: { name: 'A' }, 6: { name: 'B' }, 7: { name: 'C' } } },
    'The order holds A, B and C.',
  ],
  [{ products: [] }, 'The order is empty.'],
  [{ curbside_status: 'arrived' }, 'Curbside status changed to arrived.'],
  [{ vehicle_description: null }, 'Vehicle description removed.'],
  [{ more: { a: 1 } }, 'More changed to {"a":1}.'],
])('ORD-15, ORD-30: the change %o reads as a sentence', (changes, sentence) => {
  expect(historySentences(entry(changes), 'order')).toEqual([sentence])
})

test.each([
  [{ tip_amount: null }, 'Tip amount removed.'],
  [{ tip_amount: 'double' }, 'Tip amount changed to double.'],
  [{ products: null }, 'Products removed.'],
  [{ products: 'many' }, 'Products changed to many.'],
  [
    { products: ['Tea', '', 7, { id: 9 }, { name: '', id: 8 }, {}, null, true] },
    'The order holds Tea, number 7, number 9 and number 8.',
  ],
  [{ products: [{ name: 'Scone', variant: '' }] }, 'The order holds Scone.'],
  [{ recommendations_added: 'none' }, 'Recommendations added changed to none.'],
  [{ store: null }, 'Store removed.'],
  [{ note: '' }, 'Note removed.'],
])('a value of another form, %o, is told as far as it can be read', (changes, sentence) => {
  expect(historySentences(entry(changes), 'order')).toEqual([sentence])
})

test('ORD-30: a change of several fields has a sentence for each, and an empty one none', () => {
  const changes = { tip_amount: 0, store: { name: 'Alki' }, products: [{ name: 'Tea' }] }
  expect(historySentences(entry(changes), 'cart')).toEqual([
    'Tip changed to $0.00.',
    'Store changed to Alki.',
    'The cart holds Tea.',
  ])
  expect(historySentences(entry({}), 'cart')).toEqual([])
  expect(historySentences(entry({ id: 5, tip_amount: undefined }), 'cart')).toEqual([])
})
