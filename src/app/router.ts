import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type ErrorRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { focusWhenLost, pageHeading } from '#ui/focus/lostFocus.ts'
import { routeTree } from '../routeTree.gen.ts'
import { Pending } from './Pending.tsx'
import { parseSearch, stringifySearch } from './plainSearch.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/**
 * The error page, whose code Login does not wait for. React complains of the lazy component of the router: once
 * the code is there, it no longer calls the `use` by which it waited.
 */
const failed: ErrorRouteComponent = lazy(async () => ({
  default: (await import('./Failed.tsx')).Failed,
}))

export function createConsoleRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // TanStack Query decides which data are stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: failed,
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // What led here has left with its page, unless it stands in the navigation; a first page begins at its top.
    if (fromLocation && pathChanged) focusWhenLost(pageHeading())
  })
  return router
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
  interface StaticDataRouteOption {
    /**
     * Name of the record that an id in this route's path stands for; undefined until the record is
     * loaded.
     */
    recordName?: (
      client: QueryClient,
      params: Readonly<Record<string, unknown>>,
    ) => string | undefined
    /** The same for the first id of a path with two, such as the customer of an order. */
    ownerName?: (
      client: QueryClient,
      params: Readonly<Record<string, unknown>>,
    ) => string | undefined
  }
}
