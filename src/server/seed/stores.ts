import type { InferInsertModel } from 'drizzle-orm'
import { weekdays } from '#domain/calendar.ts'
import {
  hours_overrides,
  store_attributes,
  store_hours,
  stores,
} from '#server/database/schema/stores.ts'
import { vendorRegionNames } from './lookups.ts'
import { palettes, storePicture } from './pictures.ts'
import { type StoreData, storeData, streets } from './storeData.ts'
import { at, type SeedWorld } from './world.ts'

export interface SeededStore {
  readonly id: number
  readonly data: StoreData
  /** Sells nothing yet. */
  readonly isEmpty: boolean
  readonly driveThru: boolean
  readonly curbside: boolean
  readonly closedOnSunday: boolean
  readonly priceFactor: number
}

const ids = 'abcdefghijklmnopqrstuvwxyz0123456789'
const expensiveCities = new Set(['San Francisco', 'New York', 'Brooklyn', 'Boston'])

/** Further stores repeat the cities with other addresses. */
function dataOf(world: SeedWorld, index: number): StoreData {
  const data = at(storeData, index)
  if (index < storeData.length) return data
  const { random } = world
  const street = random.pick(streets)
  return {
    ...data,
    name: `${data.city} ${street} ${Math.floor(index / storeData.length)}`,
    address: `${random.whole(10, 9900)} ${street}`,
    latitude: Math.round((data.latitude + random.next() - 0.5) * 10_000) / 10_000,
    longitude: Math.round((data.longitude + random.next() - 0.5) * 10_000) / 10_000,
  }
}

function seededStore(world: SeedWorld, index: number): SeededStore {
  const data = dataOf(world, index)
  const isEmpty = index === storeData.length - 1
  return {
    id: index + 1,
    data,
    isEmpty,
    driveThru: !isEmpty && index % 4 === 1,
    curbside: !isEmpty && index % 3 !== 2,
    closedOnSunday: index % 6 === 4,
    priceFactor: expensiveCities.has(data.city) ? 1.1 : index % 5 === 0 ? 1.05 : 1,
  }
}

export async function seedStores(world: SeedWorld): Promise<readonly SeededStore[]> {
  const seeded = Array.from({ length: world.sizes.stores }, (_, index) => seededStore(world, index))
  const rows: InferInsertModel<typeof stores>[] = []
  for (const store of seeded) rows.push(await storeRow(world, store))
  await world.insert(stores, rows)
  const open = seeded.filter((store) => !store.isEmpty)
  await world.insert(store_hours, open.flatMap(hoursOf))
  await world.insert(
    hours_overrides,
    open.flatMap((store) => overridesOf(world, store)),
  )
  await world.insert(
    store_attributes,
    open
      .filter((store) => store.id % 3 === 0)
      .map((store) => ({
        store_id: store.id,
        attribute_value_id: world.random.whole(6, 9),
        is_disabled: true,
      })),
  )
  return seeded
}

async function storeRow(world: SeedWorld, store: SeededStore) {
  const { random } = world
  const { id, data, curbside, driveThru, isEmpty } = store
  const word = data.name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 40)
  const picture = (offset: number) => world.draw(storePicture(at(palettes, id + offset)))
  return {
    id,
    name: data.name,
    description: isEmpty ? null : `${data.area} coffee bar at ${data.address}, ${data.city}.`,
    netsuite_id: String(1100 + id),
    contentful_id: random.text(ids, 9),
    phone: `${data.areaCode}555${String(100 + (id % 100)).padStart(4, '0')}`,
    email_address: `${word}-${id}@p4.example`,
    state: data.state,
    city: data.city,
    postal_code: data.postalCode,
    address: data.address,
    region: data.region,
    area: data.area,
    has_drive_thru: driveThru,
    latitude: data.latitude,
    longitude: data.longitude,
    time_zone: data.zone,
    bda_password: `${random.pick(['maple', 'ember', 'harbor', 'cedar'])}-${random.whole(1000, 9999)}`,
    max_prep_time: id % 7 === 0 ? 200 : 150,
    minutes_to_closing_warning: id % 5 === 0 ? 15 : 10,
    accepts_mobile_orders: !isEmpty,
    curbside_enabled: curbside,
    curbside_online: curbside && id % 2 === 1,
    online: !isEmpty && id % 8 !== 0,
    bd_destination_id: curbside ? `bd-${id}` : null,
    yext_id: id % 9 === 0 ? null : String(40_000 + id),
    doordash_id: id % 2 === 0 ? String(700_000 + id) : null,
    paytronix_id: String(100 + id),
    vendor_region_id: isEmpty ? null : 1 + (id % vendorRegionNames.length),
    afternoon_at: isEmpty ? null : '12:00',
    evening_at: isEmpty ? null : '17:00',
    image_url: id === 3 || isEmpty ? null : await picture(0),
    header_image_one_url: isEmpty ? null : await picture(1),
    header_image_two_url: id % 2 === 0 && !isEmpty ? await picture(2) : null,
    created_at: world.ago(1200 - (id % 1000)),
    updated_at: world.ago(random.whole(1, 90)),
    archived_at: null,
  }
}

function hoursOf(store: SeededStore): InferInsertModel<typeof store_hours>[] {
  return weekdays.map((day_of_week) => {
    const weekend = day_of_week === 'saturday' || day_of_week === 'sunday'
    const closed = day_of_week === 'sunday' && store.closedOnSunday
    return {
      store_id: store.id,
      day_of_week,
      opening_time: closed ? '00:00:00' : weekend ? '07:00:00' : '05:30:00',
      closing_time: closed ? '00:00:00' : weekend ? '19:00:00' : '20:00:00',
    }
  })
}

function nextDate(world: SeedWorld, monthAndDay: string): string {
  const today = world.day(0)
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`
}

function overridesOf(
  world: SeedWorld,
  store: SeededStore,
): InferInsertModel<typeof hours_overrides>[] {
  const closed = { opening_time: null, closing_time: null, is_closed: true, is_holiday: true }
  const short = {
    opening_time: '08:00:00',
    closing_time: '14:00:00',
    is_closed: false,
    is_holiday: true,
  }
  const dates = new Map<string, typeof closed | typeof short>([
    [nextDate(world, '12-25'), closed],
    [nextDate(world, '01-01'), short],
    [nextDate(world, '07-04'), short],
  ])
  if (store.id === 1) dates.set(world.day(0), { ...short, is_holiday: false })
  if (store.id % 4 === 2) dates.set(world.day(9), { ...short, is_holiday: false })
  if (store.id % 5 === 0) dates.set(world.day(-12), closed)
  return [...dates].map(([override_date, hours]) => ({
    store_id: store.id,
    override_date,
    ...hours,
  }))
}
