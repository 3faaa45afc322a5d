import type { Permission, Role } from '#api/people.ts'
import { defineColumns } from '#ui/table/columns.ts'
import { defineList } from '#ui/table/listState.ts'

/** Name (ROLE-02); the id is the field of a role, at which the server's faults are told. */
export const roleColumns = defineColumns<Role>([
  { id: 'role', header: 'Name', value: ({ role }) => role, names: true },
])

/** Name, Description (ROLE-04). */
export const permissionColumns = defineColumns<Permission>([
  { id: 'permission', header: 'Name', value: ({ permission }) => permission, names: true },
  { id: 'description', header: 'Description', value: ({ description }) => description, grow: 2 },
])

/** Both lists live in the address of the screen (PLUS-01), ordered by name (SHELL-44). */
export const rolesList = defineList({ columns: roleColumns, sort: { id: 'role', desc: false } })
export const permissionsList = defineList({
  columns: permissionColumns,
  sort: { id: 'permission', desc: false },
  prefix: 'permissions',
})

export function cleanRolesSearch(search: Readonly<Record<string, unknown>>) {
  return { ...rolesList.clean(search), ...permissionsList.clean(search) }
}
