import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import {
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  filterFn_arrIncludesSome,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useState } from 'react'
import { isFound, readQuery, searchText } from '#domain/foldText.ts'
import { compareTexts } from '#domain/sorting.ts'
import { grouped } from '#domain/wording.ts'
import { MenuAnchor } from '#ui/menu/MenuAnchor.tsx'
import { type Filters, noFilters, toggledFilter } from '../filters.ts'
import classes from './filters.module.css'
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx'

/** A row's values by column id. */
type FacetRow = Readonly<Record<string, readonly string[]>>

interface FilterPanelProps {
  columns: readonly { id: string; header: string }[]
  /** The rows that the search finds. */
  facetRows: () => readonly FacetRow[]
  filters: Filters
  onFilter: (filters: Filters) => void
  onClose: () => void
  views: SavedViewsProps
}

const features = tableFeatures({
  columnFilteringFeature,
  columnFacetingFeature,
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
})

/** The count of a value is the number of rows that it would show, together with the other columns' filters. */
export function FilterPanel(props: FilterPanelProps) {
  const { columns, facetRows, filters, onFilter, onClose, views } = props
  const [data] = useState(facetRows)
  // A column without values offers nothing to choose, e.g. where the host leaves a member out.
  const offered = columns.filter(
    ({ id }) => filters[id] || data.some((row) => row[id]?.some((value) => value !== 'None')),
  )
  const table = useTable({
    features,
    data,
    columns: columns.map(({ id, header }) => ({
      id,
      header,
      accessorFn: (row: FacetRow) => row[id],
      getUniqueValues: (row: FacetRow) => row[id] ?? [],
      filterFn: filterFn_arrIncludesSome,
    })),
    state: { columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })) },
  })
  return (
    <Popover
      opened
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      trapFocus
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <MenuAnchor label="Filters" onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Filters">
        <div className={classes.facets}>
          {offered.map(({ id, header }) => (
            <Facet
              key={id}
              header={header}
              counts={table.getColumn(id)?.getFacetedUniqueValues() ?? new Map()}
              chosen={filters[id] ?? []}
              onToggle={(value) => onFilter(toggledFilter(filters, id, value))}
            />
          ))}
          <Button variant="default" size="xs" onClick={() => onFilter(noFilters)}>
            Clear filters
          </Button>
          <SavedViews
            {...views}
            onChoose={(view) => {
              views.onChoose(view)
              onClose()
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

const searchAbove = 12
const maxShown = 100

interface FacetProps {
  header: string
  counts: ReadonlyMap<string, number>
  chosen: readonly string[]
  onToggle: (value: string) => void
}

function Facet({ header, counts, chosen, onToggle }: FacetProps) {
  const [q, setQ] = useState('')
  const all = [...new Set([...chosen, ...counts.keys()])].sort(compareTexts)
  const query = readQuery(q)
  const found = all.filter((value) => isFound(searchText([value]), query))
  return (
    <fieldset className={classes.facet}>
      <legend>{header}</legend>
      {all.length > searchAbove && (
        <TextInput
          size="xs"
          type="search"
          aria-label={`Search ${header}`}
          placeholder={`Search ${header}`}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      )}
      {found.slice(0, maxShown).map((value) => (
        <Checkbox
          key={value}
          size="sm"
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={
            <>
              {value} <span className={classes.count}>{grouped(counts.get(value) ?? 0)}</span>
            </>
          }
        />
      ))}
      {found.length > maxShown && (
        <span className={classes.count}>and {grouped(found.length - maxShown)} more</span>
      )}
    </fieldset>
  )
}
