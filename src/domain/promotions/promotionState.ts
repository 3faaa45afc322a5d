import { lastDay } from '../calendar.ts'

export type PromotionState = 'ongoing' | 'upcoming' | 'past'

interface Days {
  readonly start_date: string
  readonly end_date: string
}

/** Both days are inclusive. `today` is the viewer's date 'YYYY-MM-DD' (AMB-144). */
export function promotionState(promotion: Days, today: string): PromotionState {
  if (today < promotion.start_date.slice(0, 10)) return 'upcoming'
  return today > lastDay(promotion.end_date) ? 'past' : 'ongoing'
}

/** Groups keep the given order. */
export function groupPromotions<Promotion extends Days>(
  promotions: readonly Promotion[],
  today: string,
): Record<PromotionState, Promotion[]> {
  const groups: Record<PromotionState, Promotion[]> = { ongoing: [], upcoming: [], past: [] }
  for (const promotion of promotions) groups[promotionState(promotion, today)].push(promotion)
  return groups
}
