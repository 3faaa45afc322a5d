import { expect, test } from 'vitest'
import type { Store } from '#api/stores.ts'
import { isUnread, newStore, type StoreValues, storeFormValues, storeSchema } from './storeForm.ts'

const known: Store = {
  id: 7,
  name: 'Mission Street',
  description: null,
  netsuite_id: '1107',
  contentful_id: 'k3v9x0a7q',
  phone: '4155550142',
  email_address: null,
  state: 'CA',
  city: 'San Francisco',
  postal_code: '94110',
  address: null,
  region: 'San Francisco',
  area: null,
  has_drive_thru: false,
  latitude: 37.7621,
  longitude: -122.4193,
  time_zone: 'America/Gotham',
  bda_password: 'seven-beans',
  max_prep_time: 150,
  minutes_to_closing_warning: 10,
  accepts_mobile_orders: true,
  curbside_enabled: true,
  curbside_online: true,
  bd_destination_id: 'bd-1',
  yext_id: null,
  doordash_id: null,
  paytronix_id: null,
  vendor_region_id: 2,
  afternoon_at: '12:00',
  evening_at: null,
  image_url: null,
  header_image_one_url: null,
  header_image_two_url: null,
  archived_at: null,
}

const bodyOf = (values: Partial<StoreValues>, store: Store | null = null) =>
  storeSchema(store).parse({ ...(store ? storeFormValues(store) : newStore), ...values })

test('a new store has its defaults and an id of nine characters (STORE-19, STORE-20, AMB-80, STORE-22, AMB-82)', () => {
  const body = bodyOf({ name: 'Ferry Plaza', netsuite_id: '1131' })
  expect(body).toMatchObject({
    max_prep_time: 150,
    minutes_to_closing_warning: 10,
    accepts_mobile_orders: true,
    time_zone: 'America/Los_Angeles',
    contentful_id: expect.stringMatching(/^[a-z0-9]{9}$/),
  })
  expect(body).not.toHaveProperty('store_image_data')
  expect(bodyOf({}, known).contentful_id).toBe('k3v9x0a7q')
  expect(bodyOf({}, { ...known, contentful_id: null }).contentful_id).toMatch(/^[a-z0-9]{9}$/)
})

test('STORE-16, AMB-88: what is no number is sent as it was loaded, and left out for a new store', () => {
  const typed = {
    latitude: 'north',
    longitude: '-122.5',
    max_prep_time: '90.7',
    minutes_to_closing_warning: '',
  }
  expect(bodyOf(typed, known)).toMatchObject({
    latitude: 37.7621,
    longitude: -122.5,
    max_prep_time: 90,
    minutes_to_closing_warning: 10,
  })
  const created = bodyOf({ name: 'A', netsuite_id: '1', ...typed })
  expect(created.latitude).toBeUndefined()
  expect(created.minutes_to_closing_warning).toBeUndefined()
  expect(bodyOf({ latitude: ' ' }, known).latitude).toBeNull()
  expect(isUnread('north', { emptied: true })).toBe(true)
  expect(isUnread('', { emptied: true })).toBe(false)
  expect(isUnread('', { emptied: false })).toBe(true)
})

test('STORE-18: a phone number shows its parts and is sent as digits; what was not touched stays', () => {
  expect(storeFormValues(known).phone).toBe('(415) 555-0142')
  expect(bodyOf({ phone: '(206) 555 0101' }, known).phone).toBe('2065550101')
  expect(bodyOf({ phone: '+44 20 7946 0000' }, known).phone).toBe('+44 20 7946 0000')
  expect(bodyOf({}, { ...known, phone: '1-415-555-0142' }).phone).toBe('1-415-555-0142')
  expect(bodyOf({ phone: '' }, known).phone).toBeNull()
})

test('STORE-23, STORE-24: a chosen picture is sent with its file name, an untouched one is not', () => {
  const picture = (name: string) => ({ data: `data:image/png;base64,${name}`, filename: name })
  const body = bodyOf(
    { image: picture('a'), header_image_one: picture('b'), header_image_two: picture('c') },
    known,
  )
  expect(body).toMatchObject({
    store_image_data: 'data:image/png;base64,a',
    image_filename: 'a',
    store_header_image_one_data: 'data:image/png;base64,b',
    store_header_image_one_filename: 'b',
    store_header_image_two_data: 'data:image/png;base64,c',
    store_header_image_two_filename: 'c',
  })
  expect(Object.keys(bodyOf({}, known)).filter((key) => key.includes('image'))).toEqual([])
})

test('AMB-81, AMB-80: times of day are sent as HH:mm, a zone of a host as it came', () => {
  expect(bodyOf({ evening_at: '17:30:00' }, known)).toMatchObject({
    afternoon_at: '12:00',
    evening_at: '17:30',
    time_zone: 'America/Gotham',
  })
})
