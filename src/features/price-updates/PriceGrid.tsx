import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type CheckedRow, hasError } from '#domain/prices/priceCheck.ts'
import { counted, grouped } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle, RowChange } from '#ui/grid/gridProps.ts'
import { SearchField } from '#ui/list/tools/SearchField.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { useWidth } from '#ui/useWidth.ts'
import { type Filter, filters, matchesFilter, type Totals } from './listRows.ts'
import {
  checkText,
  type Grouping,
  priceColumns,
  productOf,
  rowName,
  storeOf,
} from './priceColumns.ts'
import {
  type PriceGroup,
  type PriceLineOnGrid,
  type PriceNote,
  priceLines,
  rowNumber,
  shownIds,
  suggestionsIn,
} from './priceLines.ts'
import classes from './priceUpdates.module.css'
import type { Workbench } from './workbench.ts'

interface PriceGridProps {
  workbench: Workbench
  rows: readonly CheckedRow[]
  totals: Totals
  exported: boolean
  disabled: boolean
}

/** Pixels. Below, the check has a line of its own. */
const checkBesideFrom = 860

const filterNames: Readonly<Record<Filter, string>> = {
  all: 'All',
  changed: 'Changed',
  warnings: 'With warnings',
  errors: 'With errors',
}

const groupings = [
  { value: 'product', label: 'By product' },
  { value: 'store', label: 'By store' },
] as const

/** Errors are corrected in the cell. */
export function PriceGrid({ workbench, rows, totals, exported, disabled }: PriceGridProps) {
  const grid = useRef<GridHandle>(null)
  const [grouping, setGrouping] = useState<Grouping>('product')
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  /** Rows edited since the filter was chosen must not vanish below the cursor. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const frame = useRef<HTMLDivElement>(null)
  const narrow = useWidth(frame) < checkBesideFrom
  const columns = priceColumns(grouping, narrow, exported)
  const lines = priceLines(rows, grouping, narrow)
  const query = text.trim()
  const ids =
    filter === 'all' && query === ''
      ? undefined
      : shownIds(
          lines,
          (row) =>
            (matchesFilter(filter, row) || kept.has(row.row)) &&
            (query === '' || containsWords(wordsOf(row), query)),
        )
  const shows = ids && (({ id }: PriceLineOnGrid) => ids.has(id))
  const groups = {
    header: grouping === 'product' ? 'Product' : 'Store',
    draw: (group: PriceGroup | PriceNote) =>
      'note' in group ? <Note row={group.note} /> : <Heading group={group} />,
  }
  const onSave = async (changes: readonly RowChange<CheckedRow>[]) => {
    setKept((now) => new Set([...now, ...changes.map(({ row }) => row.row)]))
    await workbench.change(
      changes.map(({ id, values }) => ({
        row: rowNumber(id),
        cells: Object.fromEntries([...values].map(([column, value]) => [column, String(value)])),
      })),
    )
  }
  const suggestions = suggestionsIn(lines, shows ?? (() => true))

  return (
    <div ref={frame} className={classes.grid}>
      <Grid
        label="Prices"
        lines={lines}
        columns={columns}
        rowName={rowName}
        shows={shows}
        groups={groups}
        handle={grid}
        saving="atOnce"
        saveMarks={false}
        hasDraft={false}
        savedText=""
        {...(disabled ? {} : { onSave })}
        toolbar={
          <>
            <div className={classes.choices}>
              <div role="radiogroup" aria-label="Show">
                <Segments
                  options={filters.map((value) => ({
                    value,
                    label: `${filterNames[value]} ${grouped(totals[value])}`,
                  }))}
                  value={filter}
                  onChange={(chosen) => {
                    setFilter(chosen)
                    setKept(new Set())
                  }}
                />
              </div>
              <div role="radiogroup" aria-label="Group">
                <Segments options={groupings} value={grouping} onChange={setGrouping} />
              </div>
            </div>
            <SearchField
              label="Search the list"
              placeholder="Product, SKU or store"
              text={text}
              onType={setText}
            />
            {suggestions.size > 0 && !disabled && (
              <Button
                variant="default"
                leftSection={<IconWand size={16} aria-hidden />}
                onClick={() => grid.current?.enter(suggestions)}
              >
                Take {counted(suggestions.size, 'suggestion')}
              </Button>
            )}
          </>
        }
      />
      {shows && !lines.some(shows) && (
        <EmptyState title="No rows">
          {text.trim() === '' ? nothing[filter] : `No row has “${text}”.`}
        </EmptyState>
      )}
    </div>
  )
}

const nothing: Readonly<Record<Filter, string>> = {
  all: 'The list is empty.',
  changed: 'No price of the list changes.',
  warnings: 'No row has a warning.',
  errors: 'Every row is in order.',
}

const wordsOf = (row: CheckedRow) =>
  `${productOf(row)} ${row.current?.sku ?? row.cells.sku} ${storeOf(row)}`

function Heading({ group: { name, rows, changed, errors } }: { group: PriceGroup }) {
  const facts = [
    ...(changed > 0 ? [counted(changed, 'change')] : []),
    ...(errors > 0 ? [counted(errors, 'error')] : []),
  ]
  return (
    <>
      <strong className={classes.groupName}>{name}</strong>
      <span className={classes.groupFacts}>
        {facts.join(', ') || 'no change'} in {counted(rows, 'row')}
      </span>
    </>
  )
}

function Note({ row }: { row: CheckedRow }) {
  return (
    <span className={classes.rowNote} data-error={hasError(row) || undefined}>
      {checkText(row)}
    </span>
  )
}
