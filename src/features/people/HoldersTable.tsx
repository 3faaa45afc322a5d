import type { Employee } from '#api/people.ts'
import { rowLink } from '#components/rowLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { holderColumns, holdersList } from './employeeLists.tsx'

const toEmployee = rowLink(({ id }: Employee) => `/employees/${id}`)
const idOf = ({ id }: Employee) => id

/** The employees behind a role or a permission: Name, Email (ROLE-10, ROLE-11, PERM-33). */
export function HoldersTable({
  employees,
  none,
}: {
  employees: readonly Employee[]
  none: string
}) {
  return (
    <DataTable
      label="Employees"
      noun={{ one: 'employee', many: 'employees' }}
      rows={employees}
      rowId={idOf}
      columns={holderColumns}
      {...useListSearch(holdersList)}
      paging={{}}
      rowLink={toEmployee}
      empty={{ title: 'No employees', text: none }}
    />
  )
}
