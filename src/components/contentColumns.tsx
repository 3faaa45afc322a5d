import { ordinalDate } from '#domain/calendar.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'

interface Content {
  readonly title: string
  readonly created_at: string
  readonly updated_at: string
}

/** Rows with a manual order are not sortable. */
export const contentColumns = <Row extends Content>({ sortable }: { sortable: boolean }) =>
  defineColumns<Row>([
    {
      id: 'title',
      header: 'Title',
      value: ({ title }) => title,
      sortable,
      names: true,
      minWidth: 200,
      grow: 2,
    },
    {
      id: 'created',
      header: 'Created At',
      value: ({ created_at }) => created_at,
      text: ({ created_at }) => ordinalDate(created_at),
      render: ({ created_at }) => <DateCell value={created_at} format={ordinalDate} />,
      sortable,
      minWidth: 180,
    },
    {
      id: 'updated',
      header: 'Updated At',
      value: ({ updated_at }) => updated_at,
      text: ({ updated_at }) => ordinalDate(updated_at),
      render: ({ updated_at }) => <DateCell value={updated_at} format={ordinalDate} />,
      sortable,
      minWidth: 180,
    },
  ])
