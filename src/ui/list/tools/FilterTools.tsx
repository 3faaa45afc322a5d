import { IconFilter } from '@tabler/icons-react'
import { Opening, whenOpened } from '#ui/Opening.tsx'
import { type Column, filterValues } from '../columns.ts'
import type { Filters } from '../filters.ts'
import type { ListModel } from '../useList.ts'
import { ToolMenu } from './ToolMenu.tsx'

const panel = whenOpened(() => import('./FilterPanel.tsx').then((part) => part.FilterPanel))
const chips = whenOpened(() => import('./FilterChips.tsx').then((part) => part.FilterChips))

interface FilterToolsProps<Row> {
  columns: readonly Column<Row>[]
  list: ListModel<Row>
}

/** A list that the server pages has no filters: one page does not tell the values. */
export function FilterMenu<Row>({ columns, list }: FilterToolsProps<Row>) {
  const offered = columns.filter(({ filter }) => filter)
  const { filters, searched, remote } = list
  if (remote || offered.length === 0) return null
  const facetRows = () =>
    searched().map((row) =>
      Object.fromEntries(offered.map((column) => [column.id, filterValues(column, row)])),
    )
  return (
    <ToolMenu
      label="Filters"
      icon={IconFilter}
      active={Object.keys(filters).length > 0}
      onNear={panel.preload}
    >
      {(close) => (
        <panel.Part
          columns={offered}
          facetRows={facetRows}
          filters={filters}
          onFilter={filtering(list)}
          onClose={close}
        />
      )}
    </ToolMenu>
  )
}

export function FiltersInUse<Row>({ columns, list }: FilterToolsProps<Row>) {
  if (Object.keys(list.filters).length === 0) return null
  return (
    <Opening asked={false}>
      <chips.Part columns={columns} filters={list.filters} onFilter={filtering(list)} />
    </Opening>
  )
}

const filtering =
  <Row,>({ change }: ListModel<Row>) =>
  (filters: Filters) =>
    change({ filters }, 'filtering')
