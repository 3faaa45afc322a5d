import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressText,
  colourToSend,
  colourToType,
  formatPhone,
  isColour,
  isWebLink,
} from './formats.ts'

const hexColour = fc.stringMatching(/^[0-9a-fA-F]{6}$/)

test('PROD-36: a colour of six hex characters is sent with #', () => {
  fc.assert(
    fc.property(hexColour, (text) => {
      expect(colourToSend(text)).toBe(`#${text}`)
    }),
  )
})

test('PROD-36: an empty colour is left unset', () => {
  expect(colourToSend('')).toBeUndefined()
})

test('PROD-36: any other text is sent as null', () => {
  expect(['fff', '40bcdg', '#40bcde', '40bcde0', ' 40bcde', ' '].map(colourToSend)).toEqual(
    Array(6).fill(null),
  )
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      fc.pre(!isColour(text))
      expect(colourToSend(text)).toBeNull()
    }),
  )
})

test('PROD-20: a loaded colour is shown without # and is sent back as it came', () => {
  fc.assert(
    fc.property(hexColour, (text) => {
      expect(colourToSend(colourToType(`#${text}`))).toBe(`#${text}`)
    }),
  )
  expect(colourToType(null)).toBe('')
})

test('STORE-18, PROF-04: ten digits read (xxx) xxx-xxxx, with the country code too', () => {
  for (const phone of ['4155550142', '415-555-0142', '+14155550142', '1 (415) 555 0142'])
    expect(formatPhone(phone)).toBe('(415) 555-0142')
  expect(formatPhone('1415555014')).toBe('(141) 555-5014')
})

test('STORE-18: any other phone stays as it was typed', () => {
  for (const phone of ['', '555-0142', '+49 30 1234567', '24155550142', 'ask Dana'])
    expect(formatPhone(phone)).toBe(phone)
})

test.each(['https://p4.example/order', 'HTTP://p4.example?a=1#b'])(
  'AMB-134: %s is a link',
  (link) => {
    expect(isWebLink(link)).toBe(true)
  },
)

test.each([
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not a url', ''],
  ...['https://', 'https://a b', 'see https://p4.example', 'javascript:x//https://p4.example'],
])('AMB-134: "%s" is no link', (link) => {
  expect(isWebLink(link)).toBe(false)
})

test('STORE-07: an address is told on one line, without gaps for what is unknown', () => {
  const place = { address: '1124 Pike Street', city: 'Seattle', state: 'WA', postal_code: '98101' }
  expect(addressText(place)).toBe('1124 Pike Street, Seattle, WA 98101')
  expect(addressText({ ...place, postal_code: null })).toBe('1124 Pike Street, Seattle, WA')
  expect(addressText({ ...place, state: null, city: '' })).toBe('1124 Pike Street, 98101')
  expect(addressText({ address: null, city: null, state: null })).toBe('')
})
