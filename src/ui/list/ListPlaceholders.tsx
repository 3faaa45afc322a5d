import classes from './tools/tools.module.css'
import '../tokens.css'
import { Button } from '@mantine/core'
import type { CSSProperties } from 'react'
import { rem, rowPixels } from '../rem.ts'
import { type Column, columnTemplate } from './columns.ts'
import type { Empty, Noun } from './listProps.ts'
import skeleton from './skeleton.module.css'

interface ListMessageProps {
  noun: Noun
  q: string
  filtered: boolean
  beyond: boolean
  empty: Empty | undefined
  onClear: () => void
  onUnfilter: () => void
  onFirst: () => void
}

export function ListMessage(props: ListMessageProps) {
  const { noun, q, filtered, beyond, empty, onClear, onUnfilter, onFirst } = props
  if (q !== '') {
    return (
      <Message
        title={`No ${noun.many} match '${q}'`}
        action={<Next label="Clear search" onClick={onClear} />}
      />
    )
  }
  if (filtered) {
    return (
      <Message
        title={`No ${noun.many} match the filters`}
        action={<Next label="Clear filters" onClick={onUnfilter} />}
      />
    )
  }
  if (beyond) {
    return (
      <Message
        title={`There are no more ${noun.many}`}
        action={<Next label="Go to the first page" onClick={onFirst} />}
      />
    )
  }
  return <Message {...(empty ?? { title: `No ${noun.many} yet` })} />
}

function Message({ title, text, action }: Empty) {
  return (
    <div className={classes.message}>
      <p className={classes.messageTitle}>{title}</p>
      {text && <div className={classes.messageText}>{text}</div>}
      {action && (
        <div className={classes.messageAction} data-next>
          {action}
        </div>
      )}
    </div>
  )
}

function Next({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {label}
    </Button>
  )
}

interface ListSkeletonProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows?: number
  rowHeight?: number
  search?: boolean
}

export function ListSkeleton<Row>(props: ListSkeletonProps<Row>) {
  const { label, rows = 10, search = true } = props
  const rowHeight = rowPixels(props.rowHeight)
  const columns = props.columns.filter((column) => !column.hidden)
  const { template } = columnTemplate(columns, 0, 0)
  const style: CSSProperties = { gridTemplateColumns: template }
  return (
    <div className={skeleton.skeleton} role="status" aria-label={label} aria-busy>
      {search && <div className={skeleton.skeletonSearch} />}
      <div className={skeleton.skeletonRows} style={{ '--row-height': rem(rowHeight) }}>
        <div className={skeleton.skeletonHead} style={style}>
          {columns.map((column) => (
            <span key={column.id} data-right={column.align === 'right' || undefined}>
              {column.header}
            </span>
          ))}
        </div>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these rows have no identity but their position
          <div key={row} className={skeleton.skeletonRow} style={style}>
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
