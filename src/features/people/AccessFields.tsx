import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { permissionsQuery, rolesQuery, useCan, useViewer } from '#api/permissions.ts'
import { storesQuery } from '#api/stores.ts'
import { Checklist } from '#ui/fields/Checklist.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { ReasonTooltip } from '#ui/page/ReasonTooltip.tsx'
import {
  type Access,
  type AccessFacts,
  allStoresOf,
  permissionItems,
  roleItems,
  storeItems,
  toggled,
} from './accessItems.ts'
import type { EmployeeValues } from './employeeForm.ts'
import classes from './people.module.css'
import { useLacksStores } from './useLacksStores.ts'

interface AccessFieldsProps {
  form: FormApi<EmployeeValues>
  /** What the person has now. */
  before: Access
}

/** Roles, permissions and stores of an employee (EMP-11, EMP-20..EMP-23). */
export function AccessFields({ form, before }: AccessFieldsProps) {
  const can = useCan('createUser')
  const lacksStores = useLacksStores()
  const { role_ids, permission_ids, store_ids } = form.values
  const access = useMemo(
    () => ({ role_ids, permission_ids, store_ids }),
    [role_ids, permission_ids, store_ids],
  )
  const { roles, permissions, stores, all } = useItems(access, before, can.allowed)
  const toggle = (name: 'role_ids' | 'permission_ids' | 'store_ids') => (id: number, on: boolean) =>
    form.set(name, toggled(form.values[name], id, on))

  return (
    <div className={classes.columns}>
      <Checklist
        label="Roles"
        data-path="role_ids"
        error={form.errorAt('role_ids')}
        disabled={!can.allowed}
        items={roles}
        onToggle={toggle('role_ids')}
      />
      <Checklist
        label="Permissions"
        data-path="permission_ids"
        error={form.errorAt('permission_ids')}
        disabled={!can.allowed}
        items={permissions}
        onToggle={toggle('permission_ids')}
      />
      <Checklist
        label="Stores"
        data-path="store_ids"
        error={form.errorAt('store_ids')}
        description={
          lacksStores(access)
            ? 'Without a store, some of the permissions chosen have no effect.'
            : undefined
        }
        disabled={!can.allowed}
        items={stores}
        onToggle={toggle('store_ids')}
        actions={
          <ReasonTooltip reason={all.locked}>
            <Switch
              size="xs"
              label="All Stores"
              checked={all.checked}
              disabled={!can.allowed || all.locked !== null || all.id === undefined}
              onChange={(event) =>
                all.id !== undefined &&
                toggle('permission_ids')(all.id, event.currentTarget.checked)
              }
            />
          </ReasonTooltip>
        }
      />
    </div>
  )
}

/** Made once per choice: with thousands of stores, a key in another field must not make them again. */
function useItems(access: Access, before: Access, editable: boolean) {
  const viewer = useViewer()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  const stores = useQuery(storesQuery()).data?.stores
  return useMemo(() => {
    const facts: AccessFacts = {
      ...{ viewer, before, editable },
      roles: roles ?? [],
      permissions: permissions ?? [],
    }
    const permitted = permissionItems(access, facts)
    const all = allStoresOf(permitted)
    return {
      roles: roleItems(access, facts),
      permissions: permitted,
      stores: storeItems(access, stores ?? [], all),
      all,
    }
  }, [viewer, roles, permissions, stores, access, before, editable])
}
