import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { permissionsQuery, rolesQuery, useCan, useViewer } from '#api/permissions.ts'
import { storesQuery } from '#api/stores.ts'
import { Checklist } from '#ui/fields/Checklist.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import {
  type AccessFacts,
  allStoresOf,
  permissionItems,
  roleItems,
  storeItems,
  toggled,
} from './accessItems.ts'
import type { EmployeeValues } from './employeeForm.ts'
import classes from './people.module.css'

/** Roles, permissions and stores of an employee (EMP-11, EMP-20..EMP-23). */
export function AccessFields({ form }: { form: FormApi<EmployeeValues> }) {
  const viewer = useViewer()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  const stores = useQuery(storesQuery()).data?.stores
  const can = useCan('createUser')
  const facts: AccessFacts = useMemo(
    () => ({ viewer, roles: roles ?? [], permissions: permissions ?? [] }),
    [viewer, roles, permissions],
  )
  const { role_ids, permission_ids, store_ids } = form.values
  const access = { role_ids, permission_ids, store_ids }
  const all = allStoresOf(access, facts)
  const disabled = !can.allowed
  const toggle = (name: 'role_ids' | 'permission_ids' | 'store_ids') => (id: number, on: boolean) =>
    form.set(name, toggled(form.values[name], id, on))

  return (
    <>
      {disabled && <p className={classes.quiet}>{can.reason}</p>}
      <div className={classes.columns}>
        <Checklist
          label="Roles"
          data-path="role_ids"
          error={form.errorAt('role_ids')}
          disabled={disabled}
          items={roleItems(access, facts)}
          onToggle={toggle('role_ids')}
        />
        <Checklist
          label="Permissions"
          data-path="permission_ids"
          error={form.errorAt('permission_ids')}
          disabled={disabled}
          items={permissionItems(access, facts)}
          onToggle={toggle('permission_ids')}
        />
        <Checklist
          label="Stores"
          data-path="store_ids"
          error={form.errorAt('store_ids')}
          disabled={disabled}
          items={storeItems(access, stores ?? [], all)}
          onToggle={toggle('store_ids')}
          actions={
            <Switch
              size="xs"
              label="All Stores"
              title={all.locked ?? undefined}
              checked={all.checked}
              disabled={disabled || all.locked !== null || all.id === undefined}
              onChange={(event) =>
                all.id !== undefined &&
                form.set(
                  'permission_ids',
                  toggled(form.values.permission_ids, all.id, event.currentTarget.checked),
                )
              }
            />
          }
        />
      </div>
    </>
  )
}
