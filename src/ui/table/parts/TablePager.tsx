import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import { type PageWindow, windowText } from '../pageWindow.ts'
import classes from './around.module.css'
import { IconButton } from './IconButton.tsx'

/** What the pager asks of the table. */
export type TablePages = Record<'firstPage' | 'previousPage' | 'nextPage', () => void> & {
  setPageSize: (pageSize: number) => void
}

interface TablePagerProps {
  table: TablePages
  window: PageWindow
  pageSize: number
  sizes: readonly number[]
}

/** Rows per page, what is shown, and the way on and back. */
export function TablePager({ table, window, pageSize, sizes }: TablePagerProps) {
  return (
    <div className={classes.pager}>
      <NativeSelect
        size="xs"
        aria-label="Rows per page"
        className={classes.pageSize}
        data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(pageSize)}
        onChange={(event) => table.setPageSize(Number(event.currentTarget.value))}
      />
      <span className={classes.pageText}>{windowText(window)}</span>
      <span className={classes.pageButtons}>
        <IconButton
          label="First page"
          icon={IconChevronsLeft}
          disabled={window.page === 0}
          onClick={() => table.firstPage()}
        />
        <IconButton
          label="Previous page"
          icon={IconChevronLeft}
          disabled={!window.hasPrevious}
          onClick={() => table.previousPage()}
        />
        <IconButton
          label="Next page"
          icon={IconChevronRight}
          disabled={!window.hasNext}
          onClick={() => table.nextPage()}
        />
      </span>
    </div>
  )
}
