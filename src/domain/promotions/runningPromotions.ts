/** Which promotions run at a store, on a day, at a moment. */

import { dateAt, timeAt, zoneOf } from '../calendar.ts'
import {
  dayOfHours,
  hasUnknownDays,
  type PromotionSchedule,
  runningDates,
  runsAt,
} from './promotionSchedule.ts'
import type { PromotionDraft } from './promotionSentence.ts'

/** The date and the time 'HH:mm' at a store. */
export interface StoreClock {
  readonly storeId: number
  readonly date: string
  readonly time: string
}

export function storeClock(storeId: number, timeZone: string | null, now: Date): StoreClock {
  const zone = zoneOf(timeZone)
  return { storeId, date: dateAt(now, zone), time: timeAt(now, zone) }
}

interface PromotionFilter {
  readonly stores: readonly StoreClock[]
  /** Whether `stores` are all stores: then a promotion that holds nowhere is shown, too. */
  readonly everywhere: boolean
  /** 'now', a date, or null for any time. */
  readonly runs: string | null
}

/** A promotion without stores holds at all of them, with its code. */
function holdsAt(
  { stores, activation_code }: Pick<PromotionDraft, 'stores' | 'activation_code'>,
  storeId: number,
): boolean {
  return stores.length === 0 ? Boolean(activation_code) : stores.includes(storeId)
}

/** Also if the days of its rule are unknown (AMB-243). */
export function runsOn(promotion: PromotionSchedule, date: string): boolean {
  const repeats = hasUnknownDays(promotion) ? null : promotion.repeats
  return runningDates({ ...promotion, repeats }, date, date).length > 0
}

export function isRunningAt(
  promotion: PromotionDraft,
  { storeId, date, time }: StoreClock,
): boolean {
  return (
    holdsAt(promotion, storeId) &&
    runsAt(promotion, time) &&
    runsOn(promotion, dayOfHours(promotion, date, time))
  )
}

export function isShown(promotion: PromotionDraft, filter: PromotionFilter): boolean {
  const { stores, everywhere, runs } = filter
  if (runs === 'now') return stores.some((clock) => isRunningAt(promotion, clock))
  if (runs !== null && !runsOn(promotion, runs)) return false
  return everywhere || stores.some(({ storeId }) => holdsAt(promotion, storeId))
}
