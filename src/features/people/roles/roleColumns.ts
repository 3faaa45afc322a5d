import type { Permission } from '#api/permissions.ts'
import type { Role } from '#api/roles.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** The id is the field's name, for server errors. */
const roleColumns = defineColumns<Role>([
  { id: 'role', header: 'Name', value: ({ role }) => role, names: true },
])

const permissionColumns = defineColumns<Permission>([
  { id: 'permission', header: 'Name', value: ({ permission }) => permission, names: true },
  { id: 'description', header: 'Description', value: ({ description }) => description, grow: 2 },
])

export const rolesList = defineList({ columns: roleColumns, sort: { id: 'role', desc: false } })
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
