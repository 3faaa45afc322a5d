import { IconPlus, IconUserMinus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Employee, employeesQuery } from '#api/people.ts'
import { useDemoteEmployee } from '#api/peopleChanges.ts'
import { useCan, useViewer } from '#api/permissions.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { demotionLock } from '#domain/grants.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { employeesList } from './employeeColumns.tsx'
import { useGrantFacts } from './useGrantFacts.ts'
import { useLacksStores } from './useLacksStores.ts'

const toEmployee = ({ id }: Employee) => `/employees/${id}`
const idOf = ({ id }: Employee) => id

/** Everybody who is staff (EMP-01..EMP-08). */
export function EmployeesScreen() {
  const { data: employees } = useSuspenseQuery(employeesQuery())
  const viewer = useViewer()
  // roles:update gates removing too (PERM-08), though its call serves other changes as well.
  const canCreate = useCan('createUser')
  const demote = useDemoteEmployee()
  const grants = useGrantFacts()
  const lacksStores = useLacksStores()
  const list = useListSearch(useMemo(() => employeesList(lacksStores), [lacksStores]))
  const [confirm, dialog] = useConfirm()
  const rowActions = useCallback(
    (employee: Employee) => [
      {
        label: 'Remove',
        name: `Remove ${employee.name}`,
        disabled: demotionLock(grants, employee) ?? undefined,
        icon: IconUserMinus,
        color: 'danger',
        onClick: () =>
          confirm({
            title: 'Are you sure you want to remove this employee?',
            children:
              employee.id === viewer.id
                ? 'You lose all your roles and permissions, and you are signed out at once.'
                : `${employee.name} loses all roles and permissions and can no longer sign in.`,
            danger: true,
            onConfirm: () => demote(employee.id),
          }),
      },
    ],
    [confirm, demote, grants, viewer.id],
  )
  const create = canCreate.allowed && (
    <ButtonLink to="/employees/create" leftSection={<IconPlus size={16} aria-hidden />}>
      Create Employee
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Employees"
        secondary={
          <HiddenActions
            actions={[
              { label: 'Create Employee', can: canCreate },
              { label: 'Remove', can: canCreate },
            ]}
          />
        }
      />
      <List
        label="Employees"
        noun={{ one: 'employee', many: 'employees' }}
        rows={employees}
        rowId={idOf}
        {...list}
        paging={{}}
        href={toEmployee}
        {...(canCreate.allowed ? { rowActions } : {})}
        csv={{ fileName: 'employees' }}
        toolbar={create}
        empty={{
          title: 'No employees yet',
          text: 'People with a role stand here.',
          action: create,
        }}
      />
      {dialog}
    </>
  )
}
