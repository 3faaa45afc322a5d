import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { type Permission, permissionsByNameQuery } from '#api/permissions.ts'
import { type Role, rolesByNameQuery } from '#api/roles.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { cleanName } from '#domain/cleanName.ts'
import { FormRow } from '#ui/list/body/FormRow.tsx'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import classes from '../people.module.css'
import { permissionsList, rolesList } from './roleColumns.ts'

const toRole = ({ id }: Role) => `/roles/${id}`
const toPermission = ({ id }: Permission) => `/permissions/${id}`
const adding: GuardedAction = { operation: 'createRole', label: 'Add role' }

/** Both /roles and /permissions. */
export function RolesScreen() {
  const { data: roles } = useSuspenseQuery(rolesByNameQuery())
  const { data: permissions } = useSuspenseQuery(permissionsByNameQuery())
  const roleState = useListSearch(rolesList)
  const permissionState = useListSearch(permissionsList)
  const access = useAccess()
  const createRole = useOperation('createRole')
  return (
    <>
      <PageHeader
        title="Roles and Permissions"
        secondary={<HiddenActions access={access} actions={[adding]} />}
      />
      <div className={classes.sections}>
        <List
          label="Roles"
          heading
          noun={{ one: 'role', many: 'roles' }}
          rows={roles}
          {...roleState}
          href={toRole}
          addRow={
            access.canUse(adding).allowed
              ? {
                  Form: FormRow,
                  label: adding.label,
                  fields: { role: {} },
                  // A blank name is ignored without a call (AMB-47).
                  onSubmit: async ({ role }: { role: string }) =>
                    cleanName(role) === ''
                      ? undefined
                      : createRole({ body: { role: cleanName(role) } }),
                }
              : undefined
          }
        />
        <List
          label="Permissions"
          heading
          anchor="permissions"
          noun={{ one: 'permission', many: 'permissions' }}
          rows={permissions}
          {...permissionState}
          href={toPermission}
        />
      </div>
    </>
  )
}
