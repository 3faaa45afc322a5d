import type { Employee } from '#api/users.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { holdersList, toEmployee } from '../employees/employeeColumns.tsx'

const unmarked = (): readonly string[] => []

interface HoldersTableProps {
  employees: readonly Employee[]
  none: string
  /** How an employee holds the role or permission, e.g. `Directly`. */
  marks?: (employee: Employee) => readonly string[]
}

export function HoldersTable({ employees, none, marks = unmarked }: HoldersTableProps) {
  const list = useListSearch(holdersList(marks))
  return (
    <List
      label="Employees"
      noun={{ one: 'employee', many: 'employees' }}
      rows={employees}
      {...list}
      paging={{}}
      href={toEmployee}
      empty={{ title: 'No employees', text: none }}
    />
  )
}
