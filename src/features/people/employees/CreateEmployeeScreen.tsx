import { useAccess, useOwnPermissions } from '#api/core/viewer.ts'
import { creations } from '#components/actions/creations.ts'
import { useKeptOpen } from '#components/actions/useKeptOpen.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
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
