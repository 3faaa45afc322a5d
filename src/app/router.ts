import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { Pending } from './Pending.tsx'
import { parseSearch, stringifySearch } from './plainSearch.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

export function createConsoleRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // TanStack Query owns what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    // Rarely needed, and nothing that Login has to wait for.
    defaultErrorComponent: lazyRouteComponent(() => import('./Failed.tsx'), 'Failed'),
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
  interface StaticDataRouteOption {
    /** Name of the record that an id in this route's path stands for, once it is loaded (AMB-14). */
    recordName?: (
      client: QueryClient,
      params: Readonly<Record<string, unknown>>,
    ) => string | undefined
  }
}
