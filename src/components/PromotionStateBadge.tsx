import type { PromotionState } from '#domain/promotions/promotionState.ts'
import { StatusBadge, type StatusTone } from '#ui/cells/StatusBadge.tsx'

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
