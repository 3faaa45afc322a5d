import { type ReactNode, useMemo } from 'react'
import type { ListChange, ListState } from '../listState.ts'
import type { RowView } from '../rowView.ts'
import type { Column, Csv, Noun } from '../types.ts'
import classes from './around.module.css'
import { ColumnMenu } from './ColumnMenu.tsx'
import { CsvButton } from './CsvButton.tsx'
import { SearchField } from './SearchField.tsx'
import { SortSelect } from './SortSelect.tsx'

interface TableToolbarProps<Row> {
  /** Stands where the search would be. */
  heading: string | undefined
  noun: Noun
  columns: readonly Column<Row>[]
  view: RowView<Row>
  state: ListState
  search: boolean | { placeholder: string }
  typing: { text: string; type: (text: string) => void; flush: () => void }
  /** The rows after search and sort, asked for when they are downloaded. */
  rowsNow: () => readonly Row[]
  csv: Csv<Row> | undefined
  columnChoice: boolean
  naturalOrder: string | undefined
  onChange: (part: Partial<ListState>, kind: ListChange) => void
  /** Free actions. */
  children: ReactNode
}

/** Search at the left; what is done with the whole list at the right. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { heading, noun, columns, view, state, search, typing, rowsNow, csv } = props
  const { columnChoice, naturalOrder, onChange, children } = props
  const { naming, columns: visible, layout } = view
  const { hidden } = state
  const cards = layout === 'cards'
  const label = `Search ${noun.many}`

  // A key in the search changes none of these.
  const tools = useMemo(
    () => (
      <div className={classes.tools}>
        {columnChoice && (
          <ColumnMenu
            columns={columns}
            naming={naming}
            hidden={hidden}
            onChange={(next) => onChange({ hidden: next }, 'columns')}
          />
        )}
        {csv && <CsvButton csv={csv} rowsNow={rowsNow} columns={visible} />}
      </div>
    ),
    [columnChoice, columns, naming, hidden, onChange, csv, rowsNow, visible],
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
          sort={state.sort}
          naturalOrder={naturalOrder}
          onChange={(sort) => onChange({ sort }, 'sorting')}
        />
      )}
      <div className={classes.tools}>{children}</div>
    </div>
  )
}
