import type { ReactNode } from 'react'
import type { ListChange, ListState } from '../listState.ts'
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
  naming: Column<Row> | undefined
  visible: readonly Column<Row>[]
  rows: readonly Row[]
  state: ListState
  cards: boolean
  search: boolean | { placeholder: string }
  typing: { text: string; type: (text: string) => void; flush: () => void }
  csv: Csv<Row> | undefined
  columnChoice: boolean
  naturalOrder: string | undefined
  onChange: (part: Partial<ListState>, kind: ListChange) => void
  /** Free actions. */
  children: ReactNode
}

/** Search at the left; what is done with the whole list at the right. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { noun, columns, naming, visible, rows, state, cards, search, typing, csv } = props
  const { heading, columnChoice, naturalOrder, onChange, children } = props
  const label = `Search ${noun.many}`
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
      <div className={classes.tools}>
        {columnChoice && (
          <ColumnMenu
            columns={columns}
            naming={naming}
            hidden={state.hidden}
            onChange={(hidden) => onChange({ hidden }, 'columns')}
          />
        )}
        {csv && <CsvButton csv={csv} rows={rows} columns={visible} />}
      </div>
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
