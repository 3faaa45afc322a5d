import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { ApiError } from '#api/core/errors.ts'
import { pageTitle, titled } from './pageTitle.ts'
import { SignedOutError } from './signedOut.ts'
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
