import type { Promotion } from '#api/promotions.ts'
import { PromotionStateBadge, promotionStateWords } from '#components/PromotionStateBadge.tsx'
import { promotionDay } from '#domain/promotionDay.ts'
import type { PromotionState } from '#domain/promotionState.ts'
import { defineColumns } from '#ui/table/columns.ts'

export type StatedPromotion = Promotion & { readonly state: PromotionState }

/** What a promotion is called, what it is, and where it stands (AMB-59). */
export const productPromotionColumns = defineColumns<StatedPromotion>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true, minWidth: 130, grow: 2 },
  { id: 'type', header: 'Type', value: ({ type }) => type, minWidth: 110, grow: 2 },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => promotionStateWords[state],
    render: ({ state }) => <PromotionStateBadge state={state} />,
    width: 116,
  },
  {
    id: 'starts',
    header: 'Starts',
    value: ({ start_date }) => start_date,
    text: ({ start_date }) => promotionDay(start_date),
    width: 98,
  },
  {
    id: 'ends',
    header: 'Ends',
    value: ({ end_date }) => end_date,
    text: ({ end_date }) => promotionDay(end_date),
    width: 98,
  },
])
