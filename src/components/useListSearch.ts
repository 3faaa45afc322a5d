import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import {
  type ListChange,
  type ListDefinition,
  type ListState,
  replacesHistory,
} from '#ui/table/listState.ts'
import { useKeptScroll } from './useKeptScroll.ts'

/**
 * The state of a list that lives in the address (PLUS-01): `<DataTable {...useListSearch(list)} />`.
 * The route keeps the parameters well-formed with `validateSearch: list.clean`. Other parameters,
 * those of a second list on the page too, stay as they are.
 */
export function useListSearch(list: ListDefinition): {
  state: ListState
  onStateChange: (next: ListState, change: ListChange) => void
  /** Pixels to which the router will scroll the page when somebody comes back to it. */
  scrollTop: number | undefined
} {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const router = useRouter()
  const state = useMemo(() => list.parse(search), [list, search])
  const onStateChange = useCallback(
    (next: ListState, change: ListChange) => {
      const options = {
        to: '.',
        search: (all: Readonly<Record<string, unknown>>) => ({ ...all, ...list.serialise(next) }),
        replace: replacesHistory(change),
        // The list itself decides where the person looks.
        resetScroll: false,
      }
      // The router's types know the parameters of each route; this serves the list of any.
      void Reflect.apply(router.navigate, router, [options])
    },
    [router, list],
  )
  return { state, onStateChange, scrollTop: useKeptScroll() }
}
