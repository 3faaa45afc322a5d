import { useRouter, useSearch } from '@tanstack/react-router'
import type { ListLinks, ListSource } from '#ui/list/listProps.ts'
import {
  type ListChange,
  type ListDefinition,
  type ListState,
  replacesHistory,
} from '#ui/list/listState.ts'
import { useKeptScroll } from './useDrawnLater.ts'

interface ListInAddress<Row>
  extends ListLinks,
    Pick<ListSource<Row>, 'columns' | 'state' | 'onStateChange'> {
  /** Pixels, restored by the router. */
  scrollTop: number | undefined
}

/**
 * List state in the address: `<List {...useListSearch(list)} ... />`. The route needs `validateSearch:
 * listSearch()`. Keeps parameters of other lists.
 */
export function useListSearch<Row>(list: ListDefinition<Row>): ListInAddress<Row> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const router = useRouter()
  const scrollTop = useKeptScroll()
  const state = list.parse(search)
  // Untyped, because the hook serves any route.
  const navigate = (options: object) => void Reflect.apply(router.navigate, router, [options])
  return {
    columns: list.columns,
    state,
    scrollTop,
    onStateChange: (next: ListState, change: ListChange) =>
      navigate({
        to: '.',
        search: (all: Readonly<Record<string, unknown>>) => ({ ...all, ...list.serialise(next) }),
        replace: replacesHistory(change),
        // The list scrolls itself.
        resetScroll: false,
      }),
    onFollow: (to: string) => navigate({ to }),
    onPreload: (to: string) =>
      // Ignored: following the link reports the error.
      void Promise.resolve(Reflect.apply(router.preloadRoute, router, [{ to }])).catch(() => {}),
  }
}
