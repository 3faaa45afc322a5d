import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { roleQuery } from '#api/roles.ts'
import { employeesOfRoleQuery } from '#api/users.ts'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { counted } from '#domain/wording.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import classes from '../people.module.css'
import { Holders } from './Holders.tsx'
import { RolePermissions } from './RolePermissions.tsx'
import { SeeAsRole } from './SeeAsRole.tsx'

export function RoleScreen() {
  const { roleId } = useParams({ from: '/_staff/roles/$roleId' })
  const { data: role } = useSuspenseQuery(roleQuery(roleId))
  const holders = useQuery({ ...employeesOfRoleQuery(roleId), retryOnMount: false })
  const count = holders.data?.length
  return (
    <>
      <PageHeader
        title={role.role}
        facts={count === undefined ? undefined : counted(count, 'employee')}
      />
      <div className={classes.sections}>
        <RolePermissions key={role.id} role={role} holders={holders.data} />
        {role.role === 'barista' ? (
          <p className={classes.quiet}>The users with this role are not listed here.</p>
        ) : (
          <Holders holders={holders} none="Nobody has this role." />
        )}
        <SeeAsRole key={`see ${role.id}`} role={role} />
      </div>
      <HistorySection of={{ kind: 'role', id: String(role.id) }} />
    </>
  )
}
