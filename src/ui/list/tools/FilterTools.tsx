import { IconFilter } from '@tabler/icons-react'
import { Opening, whenOpened } from '#ui/Opening.tsx'
import { type Column, filterValues } from '../columns.ts'
import { type Filters, filtersText, parseFilters } from '../filters.ts'
import { parseSort, sortText } from '../listState.ts'
import type { ListModel } from '../useList.ts'
import { ToolMenu } from './ToolMenu.tsx'

const panel = whenOpened(() => import('./FilterPanel.tsx').then((part) => part.FilterPanel))
const chips = whenOpened(() => import('./FilterChips.tsx').then((part) => part.FilterChips))

interface FilterToolsProps<Row> {
  columns: readonly Column<Row>[]
  list: ListModel<Row>
}

interface FilterMenuProps<Row> extends FilterToolsProps<Row> {
  label: string
}

/** A list that the server pages has no filters: one page does not tell the values. */
export function FilterMenu<Row>({ label, columns, list }: FilterMenuProps<Row>) {
  const offered = columns.filter(({ filter }) => filter)
  const { q, sort, filters, searched, remote, change } = list
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
          views={{
            list: label,
            present: { q, sort: sortText(sort), filter: filtersText(filters) ?? '' },
            onChoose: (view) =>
              change(
                {
                  q: view.q,
                  sort: parseSort(view.sort, columns, null),
                  filters: parseFilters(view.filter, columns),
                },
                'view',
              ),
          }}
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
