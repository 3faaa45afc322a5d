import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ListLinks, ListSource } from '#ui/list/listProps.ts'
import {
  type ListChange,
  type ListDefinition,
  type ListState,
  replacesHistory,
} from '#ui/list/listState.ts'
import { useKeptScroll } from './useKeptScroll.ts'

interface ListInAddress<Row>
  extends ListLinks,
    Pick<ListSource<Row>, 'columns' | 'state' | 'onStateChange'> {
  /** Pixels to which the router will scroll the page when the user returns to it. */
  scrollTop: number | undefined
}

/**
 * A list whose state lives in the address: `<List {...useListSearch(list)} ... />`. The route keeps the
 * parameters well-formed with `validateSearch: listSearch()`. Parameters of other lists stay unchanged.
 * Keep the identity of `list`.
 */
export function useListSearch<Row>(list: ListDefinition<Row>): ListInAddress<Row> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const router = useRouter()
  const scrollTop = useKeptScroll()
  const state = useMemo(() => list.parse(search), [list, search])
  const actions = useMemo(() => {
    // The router's types know the parameters of each route; this function serves any route.
    const navigate = (options: object) => void Reflect.apply(router.navigate, router, [options])
    return {
      onStateChange: (next: ListState, change: ListChange) =>
        navigate({
          to: '.',
          search: (all: Readonly<Record<string, unknown>>) => ({ ...all, ...list.serialise(next) }),
          replace: replacesHistory(change),
          // The list itself scrolls after a change.
          resetScroll: false,
        }),
      onFollow: (to: string) => navigate({ to }),
      onPreload: (to: string) =>
        // A failed preload is silent, because following the link reports the failure.
        void Promise.resolve(Reflect.apply(router.preloadRoute, router, [{ to }])).catch(() => {}),
    }
  }, [router, list])
  return { columns: list.columns, state, scrollTop, ...actions }
}
