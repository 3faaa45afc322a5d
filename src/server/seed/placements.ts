import { hoursBehindUtc } from './storeData.ts'
import type { SeededStore } from './stores.ts'
import type { SeedWorld } from './world.ts'

export interface Placement {
  readonly time: number
  readonly store: SeededStore
  readonly fresh: boolean
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const maxDaysBack = 400
// Default of the end-of-day report.
const firstReportDay = Date.UTC(2020, 0, 3)

/** Oldest first. */
export function placementsOf(world: SeedWorld, stores: readonly SeededStore[]): Placement[] {
  const { random, now } = world
  const selling = stores.filter((store) => !store.isEmpty)
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
  return 1 + Math.floor(maxDaysBack * random.next() ** 2)
}

/** Store-local 6:30 to 18:30; the day before if closed. */
function openTime(world: SeedWorld, store: SeededStore, start: number): number {
  const open =
    store.closedOnSunday && new Date(start).getUTCDay() === 0 && start !== firstReportDay
      ? start - day
      : start
  const local = 6.5 * hour + Math.floor(12 * hour * world.random.next())
  return open + local + (hoursBehindUtc[store.data.zone] ?? 8) * hour
}
