import type { PromotionSummary } from '#api/promotions.ts'
import { promotionTypeColumn } from '#components/promotionTypeColumn.tsx'
import { lastDay, ownTimeZone, shortDate, shortMoment } from '#domain/calendar.ts'
import type { PromotionDraft } from '#domain/promotions/promotionSentence.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

const updatedText = (timestamp: string) => shortMoment(timestamp, ownTimeZone())

export type PromotionRow = PromotionSummary & {
  readonly draft: PromotionDraft
  /** Stands below the cells. Written when it is drawn or searched. */
  readonly sentence: () => string
}

const promotionColumns = defineColumns<PromotionRow>([
  { id: 'id', header: 'ID', value: ({ id }) => id, width: 60 },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    found: ({ name, sentence }) => [name, sentence()],
    names: true,
    minWidth: 130,
    grow: 3,
  },
  { ...promotionTypeColumn, filter: true, grow: 3 },
  {
    id: 'starts',
    header: 'Starts',
    value: ({ start_date }) => start_date,
    text: ({ start_date }) => shortDate(start_date),
    csv: ({ start_date }) => shortDate(start_date),
    width: 98,
  },
  {
    id: 'ends',
    header: 'Ends',
    value: ({ end_date }) => lastDay(end_date),
    text: ({ end_date }) => shortDate(end_date),
    csv: ({ end_date }) => shortDate(end_date),
    width: 98,
  },
  {
    id: 'updated',
    header: 'Updated',
    value: ({ updated_at }) => updated_at,
    text: ({ updated_at }) => updatedText(updated_at),
    render: ({ updated_at }) => <DateCell value={updated_at} format={updatedText} />,
    csv: ({ updated_at }) => updated_at,
    width: 98,
  },
])

const sort = { id: 'id', desc: true }

/** `?pastPage=1&upcomingSort=starts`. */
export const promotionLists = {
  ongoing: defineList({ columns: promotionColumns, sort, prefix: 'ongoing' }),
  upcoming: defineList({ columns: promotionColumns, sort, prefix: 'upcoming' }),
  past: defineList({ columns: promotionColumns, sort, prefix: 'past' }),
}
