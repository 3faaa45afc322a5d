import { IconMapOff } from '@tabler/icons-react'
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError, unansweredMessage } from '#api/core/errors.ts'
import { SignedOutError, session } from '#api/core/session.ts'
import { accessOf } from '#api/core/viewer.ts'
import { permissionsQuery } from '#api/permissions.ts'
import { rolesQuery } from '#api/roles.ts'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { flash } from '#ui/flash/flash.ts'
import { isMissingCode } from '#ui/newVersion.ts'
import { EmptyState, FailedState, ForbiddenState } from '#ui/page/Notice.tsx'
import { Oops } from '#ui/page/Oops.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { HomeLink, WaysOn } from './NotFound.tsx'
import { areaOf, entryOf } from './navigation.ts'
import { loadAgain } from './staleChunks.ts'

/** Login keeps the address, so nothing redirects. */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

/** A 404 is Not Found, a 403 names the missing permission, another ApiError has Retry. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Lets the next visit retry the failed queries.
  useEffect(resetQueries, [resetQueries])
  const area = areaOf(pathname)
  const title = area && <PageHeader title={area.title ?? area.label} />

  if (isMissingCode(error))
    return (
      <>
        {title}
        <MissingCode />
      </>
    )
  if (!(error instanceof ApiError)) return <Oops action={<HomeLink />} />
  if (error.status === 403)
    return (
      <>
        {title}
        <Forbidden message={error.message} permission={entryOf(pathname)?.permission} />
      </>
    )
  if (error.status === 404)
    return (
      <>
        <PageHeader title="Not Found" />
        <EmptyState icon={<IconMapOff size={24} />} title={error.message} action={<WaysOn />} />
      </>
    )
  return (
    <>
      {title}
      <FailedState
        // A page below the area has no name here.
        title={
          area?.path === pathname
            ? `${area.title ?? area.label} could not be loaded`
            : 'This page could not be loaded'
        }
        message={error.message}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </>
  )
}

/** Names the roles only if they are cached. */
function Forbidden({ message, permission }: { message: string; permission: string | undefined }) {
  const client = useQueryClient()
  const access = accessOf(
    session.get().user,
    client.getQueryData(rolesQuery().queryKey),
    client.getQueryData(permissionsQuery().queryKey),
  )
  return (
    <ForbiddenState
      title={message}
      {...(permission && { permission, roles: access.holds(permission).holders })}
      action={<HomeLink />}
    />
  )
}

/** Reloads the page, because some browsers never request a failed module again. */
function MissingCode() {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    if (await loadAgain()) return
    setAsking(false)
    flash({ message: unansweredMessage(), variant: 'error' })
  }
  return (
    <FailedState message={unansweredMessage()} onRetry={() => void retry()} retrying={asking} />
  )
}
