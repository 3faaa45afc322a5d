import { expect, test } from 'vitest'
import { possibleCurbside } from './curbside.ts'

const on = { bd_destination_id: 'bd-1', curbside_enabled: true, curbside_online: true }

test('STORE-29, STORE-30: without a Blue Dot destination there is no curbside, and none online while it is off', () => {
  expect(possibleCurbside(on)).toEqual(on)
  for (const bd_destination_id of [null, '', '  '])
    expect(possibleCurbside({ ...on, bd_destination_id })).toEqual({
      bd_destination_id,
      curbside_enabled: false,
      curbside_online: false,
    })
  expect(possibleCurbside({ ...on, curbside_enabled: false })).toEqual({
    bd_destination_id: 'bd-1',
    curbside_enabled: false,
    curbside_online: false,
  })
  expect(possibleCurbside({ ...on, curbside_online: false })).toEqual({
    ...on,
    curbside_online: false,
  })
})
