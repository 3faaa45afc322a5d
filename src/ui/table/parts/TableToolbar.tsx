import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import type { Sort } from '../listState.ts'
import type { ListTable } from '../listTable.ts'
import type { RowView } from '../rowView.ts'
import type { Csv, Noun } from '../types.ts'
import classes from './around.module.css'
import { ColumnMenu } from './ColumnMenu.tsx'
import { CsvButton } from './CsvButton.tsx'
import { SearchField } from './SearchField.tsx'
import { SortSelect } from './SortSelect.tsx'

interface TableToolbarProps<Row extends RowData> {
  /** Stands where the search would be. */
  heading: string | undefined
  noun: Noun
  table: ListTable<Row>
  view: RowView<Row>
  sort: Sort | null
  search: boolean | { placeholder: string }
  typing: { text: string; type: (text: string) => void; flush: () => void }
  /** The rows after search and sort, asked for when they are downloaded. */
  rowsNow: () => readonly Row[]
  csv: Csv<Row> | undefined
  columnChoice: boolean
  naturalOrder: string | undefined
  /** Free actions. */
  children: ReactNode
}

/** Search at the left; what is done with the whole list at the right. */
export function TableToolbar<Row extends RowData>(props: TableToolbarProps<Row>) {
  const { heading, noun, table, view, sort, search, typing, rowsNow, csv } = props
  const { columnChoice, naturalOrder, children } = props
  const { columns: visible, layout } = view
  const leaves = table.getAllLeafColumns()
  const leavesShown = table.getVisibleLeafColumns()
  const cards = layout === 'cards'
  const label = `Search ${noun.many}`

  // A key in the search changes none of these.
  const tools = useMemo(
    () => (
      <div className={classes.tools}>
        {columnChoice && <ColumnMenu columns={leaves} visible={leavesShown} />}
        {csv && <CsvButton csv={csv} rowsNow={rowsNow} columns={visible} />}
      </div>
    ),
    [columnChoice, leaves, leavesShown, csv, rowsNow, visible],
  )

  return (
    <div className={classes.toolbar} data-cards={cards || undefined}>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      {search !== false && (
        <SearchField
          label={label}
          placeholder={search === true ? label : search.placeholder}
          text={typing.text}
          onType={typing.type}
          onLeave={typing.flush}
        />
      )}
      {tools}
      {cards && (
        <SortSelect
          columns={visible}
          sort={sort}
          naturalOrder={naturalOrder}
          onChange={(next) => table.setSorting(next ? [next] : [])}
        />
      )}
      <div className={classes.tools}>{children}</div>
    </div>
  )
}
