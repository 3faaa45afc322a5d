import { IconUserMinus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { type Employee, employeesQuery, useDemoteEmployee } from '#api/users.ts'
import type { Action } from '#components/actions/action.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { demotionRefusal } from '#domain/access/rights.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { employeesList, toEmployee } from './employeeColumns.tsx'
import { useLacksStores } from './useLacksStores.ts'
import { useRightFilter } from './useRightFilter.tsx'

export function EmployeesScreen() {
  const { data: employees } = useSuspenseQuery(employeesQuery())
  const access = useAccess()
  const demote = useDemoteEmployee()
  const lacksStores = useLacksStores()
  const { fields, words, shown } = useRightFilter(employees)
  const list = useListSearch(employeesList(lacksStores, words !== undefined))
  const removal: Action<Employee> = {
    operation: 'updateUser',
    part: 'role_ids',
    label: 'Remove',
    name: ({ name }) => `Remove ${name}`,
    refusal: (employee) => demotionRefusal(access, employee) ?? undefined,
    icon: IconUserMinus,
    danger: true,
    confirm: ({ id, name }) => ({
      title: 'Are you sure you want to remove this employee?',
      children: (
        <>
          <p>
            {id === access.viewer.id
              ? 'You lose all your roles and permissions, and you are signed out at once.'
              : `${name} loses all roles and permissions and can no longer sign in.`}
          </p>
          <p>This cannot be undone.</p>
        </>
      ),
    }),
    run: ({ id }) => demote(id),
  }
  const [rowActions, dialog] = useRowActions(access, [removal])
  const create = createLink(access, creations.employee)
  return (
    <>
      <PageHeader
        title="Employees"
        secondary={<HiddenActions access={access} actions={[creations.employee, removal]} />}
      />
      {fields}
      <List
        label="Employees"
        noun={{ one: 'employee', many: 'employees' }}
        rows={shown}
        {...list}
        paging={{}}
        href={toEmployee}
        rowActions={rowActions}
        csv="employees"
        toolbar={create}
        empty={
          words === undefined
            ? {
                title: 'No employees yet',
                text: 'This list shows the users who hold a role or a permission.',
                action: create,
              }
            : { title: 'No employees', text: `Nobody ${words}.` }
        }
      />
      {dialog}
    </>
  )
}
