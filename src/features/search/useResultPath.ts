import { useRouter } from '@tanstack/react-router'
import type { SearchResult } from '#api/search.ts'
import { pathOf } from './resultKinds.ts'

/** Returns the function that finds the address of a result among the existing screens. */
export function useResultPath(): (result: SearchResult) => string {
  const exists = useHasScreen()
  return (result) => pathOf(result, exists)
}

/** Whether the result of an order leads to the order itself, instead of its customer. */
export function useOrdersHaveScreen(): boolean {
  return useHasScreen()('/users/1/orders/1')
}

function useHasScreen(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const route = router.getMatchedRoutes(path)[2]
    // Every unknown address matches the Not Found route at /$.
    return route !== undefined && !route.fullPath.endsWith('/$')
  }
}
