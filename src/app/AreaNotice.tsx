import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { permissionsQuery, rolesQuery, useViewer } from '#api/permissions.ts'
import classes from './AreaNotice.module.css'
import { entryOf } from './navigation.ts'

/** Says which permission an area asks for whose entry the person does not see (AMB-24). */
export function AreaNotice() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const viewer = useViewer()
  const roles = useQuery(rolesQuery()).data ?? []
  const permissions = useQuery(permissionsQuery()).data ?? []
  const needed = entryOf(pathname)?.permission
  if (!needed || viewer.permissions.has(needed)) return null
  const id = permissions.find((one) => one.permission === needed)?.id
  const holders = roles.filter((role) => id !== undefined && role.permission_ids.includes(id))
  return (
    <p className={classes.notice}>
      You can look around here. To change anything you need the permission <code>{needed}</code>.
      {holders.length > 0 && ` Roles that have it: ${holders.map(({ role }) => role).join(', ')}.`}
    </p>
  )
}
