import { Button } from '@mantine/core'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useAccess, useOwnPermissions } from '#api/core/viewer.ts'
import classes from './AreaNotice.module.css'
import { needsOf } from './navigation.ts'

/** The navigation hides the area of a missing permission, but its page can be opened by address. */
export function AreaNotice() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // Not found or failed: there is nothing to change.
  const isThere = useRouterState({
    select: ({ matches }) =>
      !matches.some(({ routeId, status }) => routeId === '/_staff/$' || status === 'error'),
  })
  const access = useAccess()
  const own = useOwnPermissions()
  const router = useRouter()
  const retry = async () => {
    await own.refetch()
    await router.invalidate()
  }
  if (own.failed)
    return (
      <div role="alert" className={`${classes.notice} ${classes.failed}`}>
        <span>
          Your permissions could not be loaded. Until they are, most things cannot be changed.
        </span>
        <Button variant="default" size="xs" loading={own.isFetching} onClick={retry}>
          Retry
        </Button>
      </div>
    )
  const { entry, needs } = needsOf(pathname)
  if (!entry || !isThere || access.holds(entry).allowed) return null
  const lacking = needs.filter(({ permission }) => !access.holds(permission).allowed)
  if (lacking.length === 0) return null
  return (
    <div className={classes.notice}>
      {lacking.map(({ to, permission }) => {
        const { holders } = access.holds(permission)
        return (
          <p key={permission}>
            {to ? `To ${to}` : 'You can look at this page but not change it: for that'} you need the
            permission <code>{permission}</code>.
            {holders.length > 0 && ` Roles that have it: ${holders.join(', ')}.`}
          </p>
        )
      })}
    </div>
  )
}
