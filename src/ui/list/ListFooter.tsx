import { NativeSelect } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import { grouped } from '#domain/wording.ts'
import { IconButton } from '../menu/IconButton.tsx'
import { maxPrintedRows, PrintNote } from '../printing.tsx'
import type { Noun } from './listProps.ts'
import classes from './tools/tools.module.css'
import { type ListModel, type PageWindow, pageWindowText } from './useList.ts'

interface ListFooterProps<Row> {
  noun: Noun
  total: number
  list: ListModel<Row>
  text?: string | undefined
}

export function ListFooter<Row>({ noun, total, list, text }: ListFooterProps<Row>) {
  const { found, page, remote } = list
  return (
    <div className={classes.footer}>
      <span role="status">
        {text ?? (remote ? remoteCount(page, noun) : countText(found.length, total, noun))}
      </span>
      {page && <Pager page={page} list={list} />}
    </div>
  )
}

interface UnprintedNoteProps<Row> {
  noun: Noun
  list: ListModel<Row>
  hasCsv: boolean
}

/** Rows of other pages are printed too, unless only the server has them. */
export function UnprintedNote<Row>({ noun, list, hasCsv }: UnprintedNoteProps<Row>) {
  const { found, page, pageSize, remote } = list
  if (remote && page && (page.hasNext || page.hasPrevious)) {
    const { total } = page
    const pages = total === 'unknown' ? '' : ` of ${grouped(Math.ceil(total / pageSize))}`
    return (
      <PrintNote>
        Page {grouped(page.page + 1)}
        {pages}: only these rows are printed.
      </PrintNote>
    )
  }
  if (found.length <= maxPrintedRows) return null
  return (
    <PrintNote>
      The first {maxPrintedRows} of {found.length} {noun.many} are printed.
      {hasCsv && ' The CSV has all of them.'}
    </PrintNote>
  )
}

/** `'12 products'`, or `'3 of 12 products'` during a search. */
export function countText(found: number, total: number, noun: Noun): string {
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

interface PagerProps<Row> {
  page: PageWindow
  list: ListModel<Row>
}

function Pager<Row>({ page, list: { pageSize, sizes, change } }: PagerProps<Row>) {
  const open = (next: number) => change({ page: next }, 'paging')
  return (
    <div className={classes.pager}>
      <NativeSelect
        size="xs"
        aria-label="Rows per page"
        className={classes.pageSize}
        data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(pageSize)}
        onChange={(event) => change({ pageSize: Number(event.currentTarget.value) }, 'paging')}
      />
      <span>{pageWindowText(page)}</span>
      <span className={classes.pageButtons}>
        <IconButton
          label="First page"
          icon={IconChevronsLeft}
          disabled={page.page === 0}
          onClick={() => open(0)}
        />
        <IconButton
          label="Previous page"
          icon={IconChevronLeft}
          disabled={!page.hasPrevious}
          onClick={() => open(page.page - 1)}
        />
        <IconButton
          label="Next page"
          icon={IconChevronRight}
          disabled={!page.hasNext}
          onClick={() => open(page.page + 1)}
        />
        {page.total !== 'unknown' && (
          <IconButton
            label="Last page"
            icon={IconChevronsRight}
            disabled={!page.hasNext}
            onClick={() => open(Math.ceil(Number(page.total) / pageSize) - 1)}
          />
        )}
      </span>
    </div>
  )
}
