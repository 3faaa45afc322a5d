import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { permissionQuery } from '#api/permissions.ts'
import { type Role, rolesByNameQuery } from '#api/roles.ts'
import { type Employee, employeesOfPermissionQuery } from '#api/users.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { grantedBy } from '#domain/access/access.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Section } from '#ui/page/Section.tsx'
import { EitherPermission } from './EitherPermission.tsx'
import { Holders } from './Holders.tsx'
import { grantingRoles } from './roleColumns.ts'

const toRole = ({ id }: Role) => `/roles/${id}`

export function PermissionScreen() {
  const { permissionId } = useParams({ from: '/_staff/permissions/$permissionId' })
  const { data: permission } = useSuspenseQuery(permissionQuery(permissionId))
  const { data: roles } = useSuspenseQuery(rolesByNameQuery())
  const holders = useQuery({ ...employeesOfPermissionQuery(permissionId), retryOnMount: false })
  const list = useListSearch(grantingRoles)
  const holding = roles.filter((role) => role.permission_ids.includes(permissionId))
  const marks = (employee: Employee) => [
    ...(employee.permission_ids.includes(permissionId) ? ['Directly'] : []),
    ...(grantedBy(employee.role_ids, roles).get(permissionId) ?? []).map(
      (role) => `Through ${role}`,
    ),
  ]
  const direct = holders.data?.filter((one) => one.permission_ids.includes(permissionId)).length
  return (
    <>
      <PageHeader title={permission.permission} facts={permission.description} />
      <Section id="roles" title="Roles">
        <List
          label="Roles"
          noun={{ one: 'role', many: 'roles' }}
          search={false}
          rows={holding}
          {...list}
          href={toRole}
          empty={{ title: 'No roles', text: 'No role grants this permission.' }}
        />
      </Section>
      <Holders
        holders={holders}
        description={
          holders.data &&
          `${direct} directly, ${holders.data.length - (direct ?? 0)} through a role only.`
        }
        none="Nobody holds this permission."
        marks={marks}
      />
      <EitherPermission permission={permission} />
    </>
  )
}
