import { grouped } from '#domain/counts.ts'
import type { PageWindow } from '../pageWindow.ts'
import type { Noun } from '../types.ts'
import classes from './around.module.css'
import { TablePager, type TablePages } from './TablePager.tsx'

interface TableFooterProps {
  noun: Noun
  /** Rows before the search; `undefined` where the server keeps them. */
  total: number | undefined
  found: number
  page: PageWindow | null
  pageSize: number
  sizes: readonly number[]
  table: TablePages
}

/** How many there are, read out when a search changes it, and the pager. */
export function TableFooter({ noun, total, found, page, ...pager }: TableFooterProps) {
  return (
    <div className={classes.footer}>
      <span role="status" className={classes.count}>
        {total === undefined ? remoteCount(page, noun) : countText(found, total, noun)}
      </span>
      {page && <TablePager window={page} {...pager} />}
    </div>
  )
}

function countText(found: number, total: number, noun: Noun): string {
  return found === total
    ? `${grouped(total)} ${wordFor(total, noun)}`
    : `${grouped(found)} of ${grouped(total)} ${wordFor(total, noun)}`
}

function remoteCount(page: PageWindow | null, noun: Noun): string {
  if (!page) return ''
  if (page.total !== 'unknown') return `${grouped(page.total)} ${wordFor(page.total, noun)}`
  return page.to === 0 ? '' : `More than ${grouped(page.to)} ${noun.many}`
}

function wordFor(count: number, noun: Noun): string {
  return count === 1 ? noun.one : noun.many
}
