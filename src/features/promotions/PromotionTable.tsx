import type { Promotion } from '#api/promotions.ts'
import { promotionStateWords } from '#components/PromotionStateBadge.tsx'
import { rowLink } from '#components/rowLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import type { PromotionState } from '#domain/promotionState.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { promotionColumns } from './promotionColumns.tsx'
import { promotionLists } from './promotionLists.ts'

const toPromotion = rowLink(({ id }: Promotion) => `/promotions/${id}`)
const idOf = ({ id }: Promotion) => id
const clientPaging = {}

const reasons: Readonly<Record<PromotionState, string>> = {
  ongoing: 'A promotion stands here from its first day to its last one.',
  upcoming: 'A promotion stands here until its first day.',
  past: 'A promotion stands here after its last day.',
}

interface PromotionTableProps {
  state: PromotionState
  promotions: readonly Promotion[]
}

/** The promotions that stand alike in time (PROMO-03, PROMO-06); past ones lead nowhere (PROMO-05). */
export function PromotionTable({ state, promotions }: PromotionTableProps) {
  const list = useListSearch(promotionLists[state])
  return (
    <DataTable
      label={promotionStateWords[state]}
      heading
      anchor={state}
      noun={{ one: 'promotion', many: 'promotions' }}
      rows={promotions}
      rowId={idOf}
      columns={promotionColumns}
      {...list}
      cardsBelow={560}
      paging={clientPaging}
      rowLink={state === 'past' ? undefined : toPromotion}
      csv={{ fileName: `${state}-promotions` }}
      empty={{ title: `No ${state} promotions`, text: reasons[state] }}
    />
  )
}
