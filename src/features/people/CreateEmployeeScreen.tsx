import { useAccess, useOwnPermissions } from '#api/viewer.ts'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'
import { FailedPart } from './FailedPart.tsx'

/** /employees/create. */
export function CreateEmployeeScreen() {
  const can = useAccess().can('createUser')
  const lists = useOwnPermissions()
  return (
    <>
      <PageHeader title="Create Employee" />
      {can.allowed ? (
        <EmployeeForm title="Create Employee" user={null} />
      ) : lists.failed ? (
        <FailedPart
          title="Your permissions could not be loaded"
          error={lists.error}
          retrying={lists.retrying}
          onRetry={lists.retry}
        />
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
