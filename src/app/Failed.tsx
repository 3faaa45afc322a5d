import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
import { Oops } from '#ui/page/Oops.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MissingCode } from './MissingCode.tsx'
import { entryOf } from './navigation.ts'
import { isMissingCode } from './staleChunks.ts'
import { WaysOn } from './WaysOn.tsx'

/**
 * The page that could not be loaded: the server's message with Retry, for a 403 the missing permission,
 * and for a fault of the console itself the fallback.
 */
export function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Lets the next visit of the page read the failed queries again.
  useEffect(resetQueries, [resetQueries])
  const home = <HomeLink />

  if (isMissingCode(error)) return <MissingCode />
  if (!(error instanceof ApiError)) return <Oops action={home} />
  if (error.status === 403)
    return (
      <ForbiddenState
        title={error.message}
        {...(entryOf(pathname)?.permission
          ? { permission: entryOf(pathname)?.permission ?? '' }
          : {})}
        action={home}
      />
    )
  if (error.status === 404)
    return <Oops heading="Not Found" detail={error.message} action={<WaysOn />} />
  // A list that cannot be read keeps the title of its screen.
  const entry = entryOf(pathname)
  return (
    <>
      {entry?.path === pathname && <PageHeader title={entry.title ?? entry.label} />}
      <FailedState
        message={error.message}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </>
  )
}
