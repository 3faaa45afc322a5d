import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import { type PageWindow, windowText } from '../pageWindow.ts'
import classes from './around.module.css'
import { IconButton } from './IconButton.tsx'

interface TablePagerProps {
  window: PageWindow
  pageSize: number
  sizes: readonly number[]
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/** Rows per page, what is shown, and the way on and back. */
export function TablePager({ window, pageSize, sizes, onPage, onPageSize }: TablePagerProps) {
  return (
    <div className={classes.pager}>
      <NativeSelect
        size="xs"
        aria-label="Rows per page"
        className={classes.pageSize}
        data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(pageSize)}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
      />
      <span className={classes.pageText}>{windowText(window)}</span>
      <span className={classes.pageButtons}>
        <IconButton
          label="First page"
          icon={IconChevronsLeft}
          disabled={window.page === 0}
          onClick={() => onPage(0)}
        />
        <IconButton
          label="Previous page"
          icon={IconChevronLeft}
          disabled={!window.hasPrevious}
          onClick={() => onPage(window.page - 1)}
        />
        <IconButton
          label="Next page"
          icon={IconChevronRight}
          disabled={!window.hasNext}
          onClick={() => onPage(window.page + 1)}
        />
      </span>
    </div>
  )
}
