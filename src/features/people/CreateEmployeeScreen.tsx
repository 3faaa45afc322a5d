import { useCan } from '#api/permissions.ts'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'

/** /employees/create (EMP-10). */
export function CreateEmployeeScreen() {
  const can = useCan('createUser')
  return (
    <>
      <PageHeader title="Create Employee" />
      {can.allowed ? (
        <EmployeeForm title="Create Employee" user={null} />
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
