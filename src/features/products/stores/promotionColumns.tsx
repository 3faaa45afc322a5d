import type { PromotionSummary } from '#api/promotions.ts'
import { promotionTypeColumn } from '#components/promotionTypeColumn.tsx'
import { PromotionStateBadge, promotionStateWords } from '#components/stateBadges.tsx'
import { lastDay, shortDate } from '#domain/calendar.ts'
import type { PromotionState } from '#domain/promotions/promotionState.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

export type StatedPromotion = PromotionSummary & { readonly state: PromotionState }

const columns = defineColumns<StatedPromotion>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true, minWidth: 130, grow: 2 },
  { ...promotionTypeColumn, grow: 2 },
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
    text: ({ start_date }) => shortDate(start_date),
    width: 98,
  },
  {
    id: 'ends',
    header: 'Ends',
    value: ({ end_date }) => lastDay(end_date),
    text: ({ end_date }) => shortDate(end_date),
    width: 98,
  },
])

export const productPromotionsList = defineList({ columns, prefix: 'promotions' })
