import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { userQuery } from '#api/people.ts'
import { useCan } from '#api/permissions.ts'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'

/** /employees/{id}/edit (EMP-10); open to the person themself too (AMB-31). */
export function EditEmployeeScreen() {
  const { employeeId } = useParams({ from: '/_staff/employees/$employeeId_/edit' })
  const { data: user } = useSuspenseQuery(userQuery(employeeId))
  const can = useCan('updateUser', { userId: employeeId })
  return (
    <>
      <PageHeader title="Edit Employee" facts={user.name} />
      {can.allowed ? (
        <EmployeeForm key={user.id} title="Edit Employee" user={user} />
      ) : (
        <ForbiddenState
          title="You may not edit employees"
          permission={can.permissions.join(' or ')}
          roles={can.holders}
        />
      )}
    </>
  )
}
