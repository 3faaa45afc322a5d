import { NativeSelect } from '@mantine/core'
import type { Sort } from '../listState.ts'
import type { Column } from '../types.ts'
import classes from './around.module.css'

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  /** Name of the order in which the rows come, where a person may choose it. */
  naturalOrder: string | undefined
  onChange: (sort: Sort | null) => void
}

/** Sorting where cards have no header. */
export function SortSelect<Row>({ columns, sort, naturalOrder, onChange }: SortSelectProps<Row>) {
  const options = columns
    .filter((column) => column.sortable !== false)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header}, ascending` },
      { value: `-${id}`, label: `${header}, descending` },
    ])
  if (options.length === 0) return null
  return (
    <NativeSelect
      className={classes.sortSelect}
      size="sm"
      aria-label="Sort by"
      value={sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''}
      data={[
        ...(naturalOrder || !sort ? [{ value: '', label: naturalOrder ?? 'Sort by' }] : []),
        ...options,
      ]}
      onChange={({ currentTarget: { value } }) => {
        const desc = value.startsWith('-')
        onChange(value === '' ? null : { id: desc ? value.slice(1) : value, desc })
      }}
    />
  )
}
