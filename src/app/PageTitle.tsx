import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { ApiError } from '#api/core/errors.ts'
import { SignedOutError } from '../api/core/session.ts'
import { crumbsOf } from './crumbs.ts'
import { useRecordNames } from './useRecordNames.ts'

export function PageTitle() {
  const matches = useMatches()
  const names = useRecordNames()
  const screen = matches.at(-1)
  const error: unknown = matches.find(({ status }) => status === 'error')?.error
  const recordTitle = pageTitle(screen?.pathname ?? '/', names)
  let title = recordTitle
  if (screen?.routeId === '/_staff/$') title = titled('Not Found')
  if (error) title = `Error · ${recordTitle}`
  if (error instanceof ApiError && error.status === 404) title = titled('Not Found')
  // The address stays while Login is shown.
  if (error instanceof SignedOutError) title = titled('Login')
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** As in index.html (AMB-11). */
export const consoleTitle = 'Admin dashboard for P4 coffee shops'

const titled = (...labels: readonly string[]): string => [...labels, consoleTitle].join(' · ')

export function pageTitle(pathname: string, names: ReadonlyMap<string, string>): string {
  return titled(...pageLabels(pathname, names))
}

/** `/products/12` -> Flat White, `/tags/5/edit` -> Edit, Seasonal, `/tags/create` -> Create, Tags. */
export function pageLabels(pathname: string, names: ReadonlyMap<string, string>): string[] {
  const trail = crumbsOf(pathname === '/' ? '/home' : pathname, names).reverse()
  const record = trail.findIndex(({ path }) => names.has(path))
  const shown = record < 0 ? trail : trail.slice(0, record + 1)
  return shown.map(({ label }) => label)
}
