import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourToSend, colourToType, isColour } from './colour.ts'

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
