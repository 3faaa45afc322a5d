import { useRouter } from '@tanstack/react-router'
import type { SearchResult } from '#api/search.ts'
import { pathOf } from './resultKinds.ts'

/** Tells where a result leads, of the screens that exist (SEARCH-05). */
export function useResultPath(): (result: SearchResult) => string {
  const exists = useHasScreen()
  return (result) => pathOf(result, exists)
}

/** Whether an order found leads to the order itself, or to its customer only. */
export function useOrdersHaveScreen(): boolean {
  return useHasScreen()('/users/1/orders/1')
}

function useHasScreen(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const route = router.getMatchedRoutes(path)[2]
    // The last resort of every address is Not Found, at /$.
    return route !== undefined && !route.fullPath.endsWith('/$')
  }
}
