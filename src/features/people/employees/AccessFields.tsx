import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccess, useOwnPermissions } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { allStoresPermission } from '#domain/access/permissions.ts'
import { rolesHolding, withRoles } from '#domain/access/rights.ts'
import { Checklist } from '#ui/fields/Checklist.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { RefusalTooltip } from '#ui/page/RefusalTooltip.tsx'
import classes from '../people.module.css'
import {
  type AllStores,
  allStoresOf,
  commonRefusals,
  type HeldIds,
  permissionItems,
  roleItems,
  storeItems,
  toggled,
} from './accessItems.ts'
import type { EmployeeValues } from './employeeForm.ts'
import { useLacksStores } from './useLacksStores.ts'
import type { FieldRefusals } from './userRefusals.ts'

interface AccessFieldsProps {
  form: FormApi<EmployeeValues>
  refusals: FieldRefusals
}

export function AccessFields({ form, refusals }: AccessFieldsProps) {
  const rights = useAccess()
  const ownPermissions = useOwnPermissions()
  const stores = useQuery({ ...storesQuery(), retryOnMount: false })
  const { role_ids, permission_ids, store_ids } = form.values
  const access = { role_ids, permission_ids, store_ids }
  const items = itemsOf(rights, access, stores.data?.stores, refusals)
  const help = useStoreHelp(access, items.all, !refusals.store_ids)
  const toggle = (name: 'role_ids' | 'permission_ids' | 'store_ids') => (id: number, on: boolean) =>
    form.set(name, toggled(form.values[name], id, on))

  return (
    <div className={classes.columns}>
      {ownPermissions.failed ? (
        <FailedRead title="The roles and permissions could not be loaded" read={ownPermissions} />
      ) : (
        <>
          <Checklist
            label="Roles"
            data-path="role_ids"
            error={form.errorAt('role_ids')}
            disabled={refusals.role_ids !== undefined}
            items={items.roles}
            commonRefusal={commonRefusals.roles}
            onToggle={toggle('role_ids')}
          />
          <Checklist
            label="Permissions"
            data-path="permission_ids"
            error={form.errorAt('permission_ids')}
            disabled={refusals.permission_ids !== undefined}
            items={items.permissions}
            commonRefusal={commonRefusals.permissions}
            onToggle={toggle('permission_ids')}
          />
        </>
      )}
      {stores.data === undefined && stores.errorUpdateCount > 0 ? (
        <FailedRead title="The stores could not be loaded" read={stores} />
      ) : (
        <Checklist
          label="Stores"
          data-path="store_ids"
          error={form.errorAt('store_ids')}
          description={help}
          disabled={refusals.store_ids !== undefined}
          items={items.stores}
          onToggle={toggle('store_ids')}
          actions={
            <AllStoresSwitch
              all={items.all}
              disabled={refusals.permission_ids !== undefined}
              onToggle={toggle('permission_ids')}
            />
          }
        />
      )}
    </div>
  )
}

interface AllStoresSwitchProps {
  all: AllStores
  disabled: boolean
  onToggle: (id: number, on: boolean) => void
}

/** Grants stores:update-all (AMB-44). */
function AllStoresSwitch({ all, disabled, onToggle }: AllStoresSwitchProps) {
  const { id, checked, refusal } = all
  return (
    <RefusalTooltip refusal={refusal}>
      <Switch
        size="xs"
        label="All Stores"
        classNames={{ root: classes.switch, track: classes.track }}
        checked={checked}
        disabled={disabled || refusal !== null || id === undefined}
        onChange={(event) => id !== undefined && onToggle(id, event.currentTarget.checked)}
      />
    </RefusalTooltip>
  )
}

function useStoreHelp(access: HeldIds, all: AllStores, editable: boolean): string | undefined {
  const lacksStores = useLacksStores()
  const rule = useStoreRule()
  const parts = [
    editable && all.refusal ? `All Stores is ${all.checked ? 'on' : 'off'}. ${all.refusal}` : null,
    editable && !all.checked ? rule : null,
    lacksStores(access) ? 'Without a store, some of the permissions chosen have no effect.' : null,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

function itemsOf(
  rights: ReturnType<typeof useAccess>,
  access: HeldIds,
  stores: Parameters<typeof storeItems>[1] | undefined,
  refusals: FieldRefusals,
) {
  const unless = (refusal: string | undefined) => ({ ...rights, editable: refusal === undefined })
  const permissions = permissionItems(access, unless(refusals.permission_ids))
  const all = allStoresOf(permissions)
  return {
    roles: roleItems(access, unless(refusals.role_ids)),
    permissions,
    stores: storeItems(access, stores ?? [], all, unless(refusals.store_ids)),
    all,
  }
}

/** Null if every store is in the viewer's scope. */
function useStoreRule(): string | null {
  const { viewer, roles, permissions } = useAccess()
  if (viewer.permissions.has(allStoresPermission)) return null
  return withRoles(
    `You can add and remove your own stores only; for other stores you need the permission ${allStoresPermission}.`,
    rolesHolding([allStoresPermission], roles, permissions),
  )
}
