import { hoursBehindUtc } from './storeData.ts'
import type { SeededStore } from './stores.ts'
import type { SeedWorld } from './world.ts'

/** When and where an order is placed. */
export interface Placement {
  readonly time: number
  readonly store: SeededStore
  /** Placed within the last two hours: still being worked on. */
  readonly fresh: boolean
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Days back that orders reach, most of them recent. */
const reach = 400
/** The day the end-of-day report shows first, so that it is not empty. */
const firstReportDay = Date.UTC(2020, 0, 3)

/** Times and stores of all orders, oldest first. */
export function placementsOf(world: SeedWorld, stores: readonly SeededStore[]): Placement[] {
  const { random, now } = world
  const selling = stores.filter((store) => !store.empty)
  const freshCount = Math.min(60, Math.round(world.sizes.orders / 50))
  const reportCount = Math.min(90, Math.round(world.sizes.orders / 40))
  return Array.from({ length: world.sizes.orders }, (_, index): Placement => {
    const store = random.pick(selling)
    if (index < freshCount)
      return { store, fresh: true, time: now.getTime() - random.whole(1, 110) * minute }
    const today = now.getTime() - (now.getTime() % day)
    const start = index < freshCount + reportCount ? firstReportDay : today - daysBack(random) * day
    return { store, fresh: false, time: openTime(world, store, start) }
  }).sort((one, other) => one.time - other.time)
}

function daysBack(random: SeedWorld['random']): number {
  return 1 + Math.floor(reach * random.next() ** 2)
}

/** A moment of the day between 6:30 and 18:30 at the store, on another day where it is closed. */
function openTime(world: SeedWorld, store: SeededStore, start: number): number {
  const open =
    store.closedOnSunday && new Date(start).getUTCDay() === 0 && start !== firstReportDay
      ? start - day
      : start
  const local = 6.5 * hour + Math.floor(12 * hour * world.random.next())
  return open + local + (hoursBehindUtc[store.data.zone] ?? 8) * hour
}
