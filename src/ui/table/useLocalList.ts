import { useMemo, useState } from 'react'
import { defineList, type ListOptions, type ListState } from './listState.ts'

/**
 * The state of a list that is only a part of a page and not worth a place in the URL:
 * `<DataTable {...useLocalList({ columns })} ... />`.
 */
export function useLocalList(options: Omit<ListOptions, 'prefix'>): {
  state: ListState
  onStateChange: (next: ListState) => void
} {
  const [state, onStateChange] = useState(() => defineList(options).defaults)
  return useMemo(() => ({ state, onStateChange }), [state])
}
