import type { Employee } from '#api/people.ts'
import { defineColumns } from '#ui/table/columns.ts'
import { defineList } from '#ui/table/listState.ts'

/** Name, Email, Role (EMP-01). */
export const employeeColumns = defineColumns<Employee>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true, minWidth: 188, grow: 3 },
  { id: 'email', header: 'Email', value: ({ email }) => email, minWidth: 110, grow: 4 },
  { id: 'role', header: 'Role', value: ({ roles }) => roles.join(', '), grow: 2 },
])

/** Name and Email, for the holders of a role or a permission (ROLE-10, AMB-33). */
export const holderColumns = employeeColumns.slice(0, 2)

const byName = { id: 'name', desc: false }

/** Ten a page, searched and sorted in the browser (EMP-02, EMP-03, AMB-35). */
export const employeesList = defineList({ columns: employeeColumns, sort: byName })
export const holdersList = defineList({ columns: holderColumns, sort: byName })
