import { useRouter } from '@tanstack/react-router'
import type { SearchResult } from '#api/search.ts'
import { pathOf } from './resultKinds.ts'

/** Tells where a result leads, of the screens that exist (SEARCH-05). */
export function useResultPath(): (result: SearchResult) => string {
  const router = useRouter()
  return (result) =>
    pathOf(result, (path) => {
      const route = router.getMatchedRoutes(path)[2]
      // The last resort of every address is Not Found, at /$.
      return route !== undefined && !route.fullPath.endsWith('/$')
    })
}
