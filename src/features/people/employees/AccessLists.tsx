import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOwnPermissions } from '#api/core/viewer.ts'
import { permissionsByNameQuery } from '#api/permissions.ts'
import { rolesByNameQuery } from '#api/roles.ts'
import { storesQuery } from '#api/stores.ts'
import type { User } from '#api/users.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { grantedBy } from '#domain/access/access.ts'
import { allStoresPermission, viewerOf } from '#domain/access/permissions.ts'
import { NameList, Names } from '../Names.tsx'
import classes from '../people.module.css'
import { useLacksStores } from './useLacksStores.ts'

/** Only direct permissions (AMB-45). */
export function AccessLists({ user }: { user: User }) {
  const roles = useQuery(rolesByNameQuery()).data ?? []
  const permissions = useQuery(permissionsByNameQuery()).data ?? []
  const ownPermissions = useOwnPermissions()
  const storeList = useQuery({ ...storesQuery(), retryOnMount: false })
  const stores = storeList.data?.stores ?? []
  const lacksStores = useLacksStores()
  const all = viewerOf(user, roles, permissions).permissions.has(allStoresPermission)
  const granted = grantedBy(user.role_ids, roles)
  const linked = (ids: (id: number) => boolean): ReactNode[] =>
    permissions
      .filter(({ id }) => ids(id))
      .map(({ id, permission }) => (
        <li key={id}>
          <Link to="/permissions/$permissionId" params={{ permissionId: id }}>
            {permission}
          </Link>
        </li>
      ))
  const through = linked((id) => granted.has(id))
  return (
    <div className={classes.columns}>
      <Names
        title="Roles"
        none="No roles"
        instead={
          ownPermissions.failed && (
            <FailedRead title="The roles could not be loaded" read={ownPermissions} />
          )
        }
      >
        {roles
          .filter(({ id }) => user.role_ids.includes(id))
          .map(({ id, role }) => (
            <li key={id}>
              <Link to="/roles/$roleId" params={{ roleId: id }}>
                {role}
              </Link>
            </li>
          ))}
      </Names>
      <Names
        title="Permissions"
        instead={
          ownPermissions.failed && (
            <FailedRead title="The permissions could not be loaded" read={ownPermissions} />
          )
        }
        none={through.length > 0 ? 'No extra permissions' : 'No permissions'}
        more={
          through.length > 0 && (
            <details className={classes.more}>
              <summary>{through.length} through roles</summary>
              <NameList label="Through roles">{through}</NameList>
            </details>
          )
        }
      >
        {linked((id) => user.permission_ids.includes(id))}
      </Names>
      <Names
        title="Stores"
        instead={
          !all &&
          user.store_ids.length > 0 &&
          storeList.data === undefined &&
          storeList.errorUpdateCount > 0 && (
            <FailedRead title="The stores could not be loaded" read={storeList} />
          )
        }
        none={
          ownPermissions.failed
            ? 'Not known until the permissions are loaded'
            : lacksStores(user)
              ? 'No store, so the permissions for single stores have no effect'
              : 'No stores'
        }
      >
        {all
          ? [
              <li key="all">
                <span>All Stores</span>
              </li>,
            ]
          : stores
              .filter(({ id }) => user.store_ids.includes(id))
              .map(({ id, name }) => (
                <li key={id}>
                  <Link to="/stores/$storeId" params={{ storeId: id }}>
                    {name}
                  </Link>
                </li>
              ))}
      </Names>
    </div>
  )
}
