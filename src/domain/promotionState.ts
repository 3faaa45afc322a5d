/** Where a promotion stands in time; no field of it says so (PROMO-07). */
export type PromotionState = 'ongoing' | 'upcoming' | 'past'

/** The first and the last day of a promotion, 'YYYY-MM-DD HH:mm:ss' without a zone (AMB-142). */
interface Days {
  readonly start_date: string
  readonly end_date: string
}

/**
 * Upcoming before the first day at 00:00, past after the last one at 23:59:59, ongoing in between;
 * `today` is the date 'YYYY-MM-DD' of whoever looks (PROMO-07, AMB-144).
 */
export function promotionState(promotion: Days, today: string): PromotionState {
  if (today < promotion.start_date.slice(0, 10)) return 'upcoming'
  return today > promotion.end_date.slice(0, 10) ? 'past' : 'ongoing'
}

/** The promotions by where they stand, each group in the order they came in (PROMO-08). */
export function groupPromotions<Promotion extends Days>(
  promotions: readonly Promotion[],
  today: string,
): Record<PromotionState, Promotion[]> {
  const groups: Record<PromotionState, Promotion[]> = { ongoing: [], upcoming: [], past: [] }
  for (const promotion of promotions) groups[promotionState(promotion, today)].push(promotion)
  return groups
}
