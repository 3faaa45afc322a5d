import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type ErrorRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { PageSkeleton } from '#ui/page/Loading.tsx'
import { routeTree } from '../routeTree.gen.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/**
 * Login does not load the error page. React.lazy instead of the router's lazy component, which calls `use`
 * conditionally.
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
    // TanStack Query decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: failed,
  })
  return router
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
  interface StaticDataRouteOption {
    /** Name of the record of the path's id; undefined until loaded. */
    recordName?: (
      client: QueryClient,
      params: Readonly<Record<string, unknown>>,
    ) => string | undefined
    /** The same for the first id of a path with two, e.g. the customer of an order. */
    ownerName?: (
      client: QueryClient,
      params: Readonly<Record<string, unknown>>,
    ) => string | undefined
  }
}

/** Search parameters as plain text (AMB-158). The router's default is JSON, which quotes `9001` and changes `1e5`. */

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text === '' ? '' : `?${text}`
}
