import type { Permission } from '#api/permissions.ts'
import type { Role } from '#api/roles.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** Name. The column's id is the field of a role, so that the server's faults appear at this column. */
const roleColumns = defineColumns<Role>([
  { id: 'role', header: 'Name', value: ({ role }) => role, names: true },
])

/** Name, Description. */
const permissionColumns = defineColumns<Permission>([
  { id: 'permission', header: 'Name', value: ({ permission }) => permission, names: true },
  { id: 'description', header: 'Description', value: ({ description }) => description, grow: 2 },
])

/** Both lists are ordered by name, and their state is kept in the address. */
export const rolesList = defineList({ columns: roleColumns, sort: { id: 'role', desc: false } })
/** The roles that grant one permission, beside the holders of the permission. */
export const grantingRoles = defineList({
  columns: roleColumns,
  sort: { id: 'role', desc: false },
  prefix: 'roles',
})
export const permissionsList = defineList({
  columns: permissionColumns,
  sort: { id: 'permission', desc: false },
  prefix: 'permissions',
})
