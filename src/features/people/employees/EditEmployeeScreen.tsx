import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { userQuery } from '#api/users.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'

/** Every viewer may open the form; not permitted fields are disabled (AMB-24, AMB-31). */
export function EditEmployeeScreen() {
  const { employeeId } = useParams({ from: '/_staff/employees/$employeeId_/edit' })
  const { data: user } = useSuspenseQuery(userQuery(employeeId))
  return (
    <>
      <PageHeader title="Edit Employee" facts={user.name} />
      <EmployeeForm key={user.id} title="Edit Employee" user={user} />
    </>
  )
}
