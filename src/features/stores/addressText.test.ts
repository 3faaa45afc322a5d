import { expect, test } from 'vitest'
import { addressText } from './addressText.ts'

test('STORE-07: an address is told on one line, without gaps for what is unknown', () => {
  const place = { address: '1124 Pike Street', city: 'Seattle', state: 'WA', postal_code: '98101' }
  expect(addressText(place)).toBe('1124 Pike Street, Seattle, WA 98101')
  expect(addressText({ ...place, postal_code: null })).toBe('1124 Pike Street, Seattle, WA')
  expect(addressText({ ...place, state: null, city: '' })).toBe('1124 Pike Street, 98101')
  expect(addressText({ address: null, city: null, state: null })).toBe('')
})
