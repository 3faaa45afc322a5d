import type { CSSProperties } from 'react'
import { rem } from '../rem.ts'
import '../tokens.css'
import { type Column, columnTemplate } from './columns.ts'
import classes from './skeleton.module.css'

interface ListSkeletonProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows?: number
  rowHeight?: number
  search?: boolean
}

export function ListSkeleton<Row>(props: ListSkeletonProps<Row>) {
  const { label, rows = 10, rowHeight = 40, search = true } = props
  const columns = props.columns.filter((column) => !column.hidden)
  const { template } = columnTemplate(columns, 0, false)
  const style: CSSProperties = { gridTemplateColumns: template }
  return (
    <div className={classes.skeleton} role="status" aria-label={label} aria-busy>
      {search && <div className={classes.skeletonSearch} />}
      <div className={classes.skeletonRows} style={{ '--row-height': rem(rowHeight) }}>
        <div className={classes.skeletonHead} style={style}>
          {columns.map((column) => (
            <span key={column.id} data-right={column.align === 'right' || undefined}>
              {column.header}
            </span>
          ))}
        </div>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these rows have no identity but their position
          <div key={row} className={classes.skeletonRow} style={style}>
            {columns.map((column, at) => (
              <span key={column.id} data-right={column.align === 'right' || undefined}>
                <i style={{ width: `${barWidth(row, at)}%` }} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Uneven like text, and the same in every render. */
function barWidth(row: number, column: number): number {
  return 35 + ((row * 37 + column * 53) % 45)
}
