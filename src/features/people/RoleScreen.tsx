import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { employeesOfRoleQuery, roleQuery } from '#api/people.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Section } from '#ui/page/Section.tsx'
import { HoldersTable } from './HoldersTable.tsx'
import classes from './people.module.css'
import { RolePermissions } from './RolePermissions.tsx'

/** A role: its permissions, and who holds it (ROLE-06..ROLE-13). */
export function RoleScreen() {
  const { roleId } = useParams({ from: '/_staff/roles/$roleId' })
  const { data: role } = useSuspenseQuery(roleQuery(roleId))
  const { data: employees } = useSuspenseQuery(employeesOfRoleQuery(roleId))
  return (
    <>
      <PageHeader
        title={role.role}
        facts={employees.length === 1 ? '1 employee' : `${employees.length} employees`}
      />
      <div className={classes.sections}>
        <RolePermissions key={role.id} role={role} holders={employees} />
        {role.role !== 'barista' && (
          <Section id="employees" title="Employees">
            <HoldersTable employees={employees} none="Nobody has this role." />
          </Section>
        )}
      </div>
    </>
  )
}
