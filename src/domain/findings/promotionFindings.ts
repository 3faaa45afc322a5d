import { addDays, lastDay, mediumDate } from '../calendar.ts'
import { lastRunningDay } from '../promotions/promotionSchedule.ts'
import type { PromotionDraft } from '../promotions/promotionSentence.ts'
import { promotionState } from '../promotions/promotionState.ts'
import { promotionWarnings } from '../promotions/promotionWarnings.ts'
import type { Finding } from './finding.ts'

interface NamedPromotion {
  readonly id: number
  readonly name: string
  readonly draft: PromotionDraft
}

/** Warnings of the promotion form with which a promotion never applies. */
const fatalIds: readonly string[] = [
  'nowhere',
  'backwards',
  'missing-day',
  'interval',
  'until',
  'no-date',
  'nothing',
  'unchosen',
]

const isOver = ({ draft }: NamedPromotion, today: string) => promotionState(draft, today) === 'past'

export function promotionsWithoutEffect(
  promotions: readonly NamedPromotion[],
  today: string,
): Finding[] {
  return promotions.flatMap((promotion) => {
    const { id, name, draft } = promotion
    if (isOver(promotion, today)) return []
    const reasons = promotionWarnings(draft, { today, product: () => undefined, others: [] })
      .filter((warning) => fatalIds.includes(warning.id))
      .map(({ text }) => text)
    if (reasons.length === 0) return []
    return [
      { id: `no-effect ${id}`, label: name, detail: reasons.join(' '), to: `/promotions/${id}` },
    ]
  })
}

/** The last running day is one of the next seven. */
export function endingPromotions(promotions: readonly NamedPromotion[], today: string): Finding[] {
  return promotions.flatMap((promotion) => {
    const { id, name, draft } = promotion
    const last = lastDay(lastRunningDay(draft))
    if (isOver(promotion, today) || last < today || last > addDays(today, 6)) return []
    const detail = last === today ? 'Ends today' : `Ends on ${mediumDate(last)}`
    return [{ id: `ends ${id} ${last}`, label: name, detail, to: `/promotions/${id}` }]
  })
}
