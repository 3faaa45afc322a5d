import type { Permission, Role } from '#api/roles.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** Name (ROLE-02); the id is the field of a role, at which the server's faults are told. */
const roleColumns = defineColumns<Role>([
  { id: 'role', header: 'Name', value: ({ role }) => role, names: true },
])

/** Name, Description (ROLE-04). */
const permissionColumns = defineColumns<Permission>([
  { id: 'permission', header: 'Name', value: ({ permission }) => permission, names: true },
  { id: 'description', header: 'Description', value: ({ description }) => description, grow: 2 },
])

/** Both lists live in the address of the screen (PLUS-01), ordered by name (SHELL-44). */
export const rolesList = defineList({ columns: roleColumns, sort: { id: 'role', desc: false } })
/** The roles that grant one permission, beside those who hold it (PERM-32). */
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
