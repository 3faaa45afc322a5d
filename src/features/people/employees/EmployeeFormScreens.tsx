import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useAccess, useOwnPermissions } from '#api/core/viewer.ts'
import { userQuery } from '#api/users.ts'
import { creations, useKeptOpen } from '#components/actions/create.tsx'
import { FailedRead } from '#components/FailedRead.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'

export function CreateEmployeeScreen() {
  const can = useAccess().canUse(creations.employee)
  const opened = useKeptOpen(can.allowed)
  const ownPermissions = useOwnPermissions()
  return (
    <>
      <PageHeader title="Create Employee" />
      {opened ? (
        <EmployeeForm title="Create Employee" user={null} />
      ) : ownPermissions.failed ? (
        <FailedRead title="Your permissions could not be loaded" read={ownPermissions} />
      ) : (
        <ForbiddenState
          title="You may not create employees"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
    </>
  )
}

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
