import type { PromotionState } from '#domain/promotionState.ts'
import { StatusBadge, type StatusTone } from '#ui/cells/StatusBadge.tsx'

/** The words for where a promotion stands, as on the list of promotions (PROMO-01). */
export const promotionStateWords: Readonly<Record<PromotionState, string>> = {
  ongoing: 'Ongoing',
  upcoming: 'Upcoming',
  past: 'Past',
}

const tones: Readonly<Record<PromotionState, StatusTone>> = {
  ongoing: 'good',
  upcoming: 'brand',
  past: 'quiet',
}

export function PromotionStateBadge({ state }: { state: PromotionState }) {
  return <StatusBadge tone={tones[state]}>{promotionStateWords[state]}</StatusBadge>
}
