import { useMemo } from 'react'
import type { Employee } from '#api/people.ts'
import { rowLink } from '#components/rowLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { StatusBadge } from '#ui/table/cells/StatusBadge.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { holderColumns, holdersList } from './employeeLists.tsx'
import { PersonCell } from './PersonCell.tsx'

const toEmployee = rowLink(({ id }: Employee) => `/employees/${id}`)
const idOf = ({ id }: Employee) => id
const unmarked = (): readonly string[] => []

interface HoldersTableProps {
  employees: readonly Employee[]
  none: string
  /** How somebody comes to hold it, e.g. `Directly`; keep it stable. */
  marks?: (employee: Employee) => readonly string[]
}

/** The employees behind a role or a permission: Name, Email (ROLE-10, ROLE-11, PERM-33). */
export function HoldersTable({ employees, none, marks = unmarked }: HoldersTableProps) {
  const columns = useMemo(
    () =>
      holderColumns.map((column) =>
        column.names
          ? {
              ...column,
              render: (employee: Employee) => (
                <PersonCell person={employee}>
                  {marks(employee).map((mark) => (
                    <StatusBadge key={mark} tone="quiet">
                      {mark}
                    </StatusBadge>
                  ))}
                </PersonCell>
              ),
            }
          : column,
      ),
    [marks],
  )
  return (
    <DataTable
      label="Employees"
      noun={{ one: 'employee', many: 'employees' }}
      rows={employees}
      rowId={idOf}
      columns={columns}
      {...useListSearch(holdersList)}
      paging={{}}
      rowLink={toEmployee}
      empty={{ title: 'No employees', text: none }}
    />
  )
}
