import type { PromotionSummary } from '#api/promotions.ts'
import { promotionStateWords } from '#components/PromotionStateBadge.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import type { PromotionState } from '#domain/promotionState.ts'
import { List } from '#ui/list/List.tsx'
import { promotionLists } from './promotionColumns.tsx'

const toPromotion = ({ id }: PromotionSummary) => `/promotions/${id}`
const idOf = ({ id }: PromotionSummary) => id
const clientPaging = {}

const reasons: Readonly<Record<PromotionState, string>> = {
  ongoing: 'A promotion stands here from its first day to its last one.',
  upcoming: 'A promotion stands here until its first day.',
  past: 'A promotion stands here after its last day.',
}

interface PromotionTableProps {
  state: PromotionState
  promotions: readonly PromotionSummary[]
}

/** The promotions of one state; past promotions have no link. */
export function PromotionTable({ state, promotions }: PromotionTableProps) {
  const list = useListSearch(promotionLists[state])
  return (
    <List
      label={promotionStateWords[state]}
      heading
      anchor={state}
      noun={{ one: 'promotion', many: 'promotions' }}
      rows={promotions}
      rowId={idOf}
      {...list}
      cardsBelow={560}
      paging={clientPaging}
      href={state === 'past' ? undefined : toPromotion}
      csv={{ fileName: `${state}-promotions` }}
      empty={{ title: `No ${state} promotions`, text: reasons[state] }}
    />
  )
}
