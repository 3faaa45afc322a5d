import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { employeesOfPermissionQuery, permissionQuery, type Role } from '#api/people.ts'
import { rolesQuery } from '#api/permissions.ts'
import { rowLink } from '#components/rowLink.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Section } from '#ui/page/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useLocalList } from '#ui/table/useLocalList.ts'
import { HoldersTable } from './HoldersTable.tsx'
import { roleColumns } from './roleLists.ts'

const toRole = rowLink(({ id }: Role) => `/roles/${id}`)
const idOf = ({ id }: Role) => id

/** A permission: what it is for, the roles that grant it and everybody who holds it (PERM-31..PERM-33). */
export function PermissionScreen() {
  const { permissionId } = useParams({ from: '/_staff/permissions/$permissionId' })
  const { data: permission } = useSuspenseQuery(permissionQuery(permissionId))
  const { data: roles } = useSuspenseQuery(rolesQuery())
  const { data: employees } = useSuspenseQuery(employeesOfPermissionQuery(permissionId))
  const list = useLocalList({ columns: roleColumns, sort: { id: 'role', desc: false } })
  const holding = useMemo(
    () => roles.filter((role) => role.permission_ids.includes(permissionId)),
    [roles, permissionId],
  )
  const direct = employees.filter((one) => one.permission_ids.includes(permissionId)).length
  return (
    <>
      <PageHeader title={permission.permission} facts={permission.description} />
      <Section id="roles" title="Roles">
        <DataTable
          label="Roles"
          noun={{ one: 'role', many: 'roles' }}
          search={false}
          rows={holding}
          rowId={idOf}
          columns={roleColumns}
          {...list}
          rowLink={toRole}
          empty={{ title: 'No roles', text: 'No role grants this permission.' }}
        />
      </Section>
      <Section
        id="employees"
        title="Employees"
        description={`${direct} directly, ${employees.length - direct} through a role only.`}
      >
        <HoldersTable employees={employees} none="Nobody holds this permission." />
      </Section>
    </>
  )
}
