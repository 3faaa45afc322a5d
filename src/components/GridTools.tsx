import { type RefObject, useState } from 'react'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { SearchField } from '#ui/list/tools/SearchField.tsx'
import { RefreshButton } from './RefreshButton.tsx'

interface GridSearch<Line> {
  readonly text: string
  readonly setText: (text: string) => void
  /** Undefined without a search. */
  readonly shows: ((line: Line) => boolean) | undefined
}

/** `finds` gets the raw text. */
export function useGridSearch<Line>(
  finds: (line: Line, text: string) => boolean,
): GridSearch<Line> {
  const [text, setText] = useState('')
  const shows = text.trim() === '' ? undefined : (line: Line) => finds(line, text)
  return { text, setText, shows }
}

interface GridToolsProps {
  search: Pick<GridSearch<never>, 'text' | 'setText'>
  label: string
  placeholder: string
  grid: RefObject<GridHandle | null>
  /** Undefined if the grid is read-only. */
  onRefresh: (() => Promise<unknown>) | undefined
}

export function GridTools({ search, label, placeholder, grid, onRefresh }: GridToolsProps) {
  return (
    <>
      <SearchField
        label={label}
        placeholder={placeholder}
        text={search.text}
        onType={search.setText}
      />
      {onRefresh && <RefreshButton grid={grid} onRefresh={onRefresh} />}
    </>
  )
}
