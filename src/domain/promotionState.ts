import { lastDay } from './calendar.ts'

/** The state of a promotion in time, which no field of the record tells. */
export type PromotionState = 'ongoing' | 'upcoming' | 'past'

/** The first and the last day of a promotion, 'YYYY-MM-DD HH:mm:ss' without a zone. */
interface Days {
  readonly start_date: string
  readonly end_date: string
}

/**
 * The state of a promotion on a date. Upcoming before the first day at 00:00, past after the last day at
 * 23:59:59, ongoing in between. `today` is the viewer's date 'YYYY-MM-DD' (AMB-144).
 */
export function promotionState(promotion: Days, today: string): PromotionState {
  if (today < promotion.start_date.slice(0, 10)) return 'upcoming'
  return today > lastDay(promotion.end_date) ? 'past' : 'ongoing'
}

/** The promotions by their state; each group keeps the given order. */
export function groupPromotions<Promotion extends Days>(
  promotions: readonly Promotion[],
  today: string,
): Record<PromotionState, Promotion[]> {
  const groups: Record<PromotionState, Promotion[]> = { ongoing: [], upcoming: [], past: [] }
  for (const promotion of promotions) groups[promotionState(promotion, today)].push(promotion)
  return groups
}
