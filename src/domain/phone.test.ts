import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test('STORE-18, PROF-04: ten digits read (xxx) xxx-xxxx, with the country code too', () => {
  for (const phone of ['4155550142', '415-555-0142', '+14155550142', '1 (415) 555 0142'])
    expect(formatPhone(phone)).toBe('(415) 555-0142')
  expect(formatPhone('1415555014')).toBe('(141) 555-5014')
})

test('STORE-18: any other phone stays as it was typed', () => {
  for (const phone of ['', '555-0142', '+49 30 1234567', '24155550142', 'ask Dana'])
    expect(formatPhone(phone)).toBe(phone)
})
