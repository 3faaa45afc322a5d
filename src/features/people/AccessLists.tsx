import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#api/people.ts'
import { permissionsQuery, rolesQuery } from '#api/permissions.ts'
import { storesQuery } from '#api/stores.ts'
import { allStoresPermission, viewerOf } from '#domain/permissions.ts'
import classes from './people.module.css'
import { useLacksStores } from './useLacksStores.ts'

/** Roles, permissions and stores of a person (PROF-07, PROF-08); permissions are the direct ones (AMB-45). */
export function AccessLists({ user }: { user: User }) {
  const roles = useQuery(rolesQuery()).data ?? []
  const permissions = useQuery(permissionsQuery()).data ?? []
  const stores = useQuery(storesQuery()).data?.stores ?? []
  const lacksStores = useLacksStores()
  const all = viewerOf(user, roles, permissions).permissions.has(allStoresPermission)
  return (
    <div className={classes.columns}>
      <Names title="Roles" none="No roles">
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
      <Names title="Permissions" none="No permissions beside those of the roles">
        {permissions
          .filter(({ id }) => user.permission_ids.includes(id))
          .map(({ id, permission }) => (
            <li key={id}>
              <Link to="/permissions/$permissionId" params={{ permissionId: id }}>
                {permission}
              </Link>
            </li>
          ))}
      </Names>
      {all ? (
        <Names title="Stores" none="">
          {[
            <li key="all">
              <span>All Stores</span>
            </li>,
          ]}
        </Names>
      ) : (
        <Names
          title="Stores"
          none={
            lacksStores(user)
              ? 'No store, though permissions are held that count at stores only'
              : 'No stores'
          }
        >
          {stores
            .filter(({ id }) => user.store_ids.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
              </li>
            ))}
        </Names>
      )}
    </div>
  )
}

function Names({
  title,
  none,
  children,
}: {
  title: string
  none: string
  children: readonly ReactNode[]
}) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {children.length > 0 ? (
        <ul className={classes.names}>{children}</ul>
      ) : (
        <p className={classes.quiet}>{none}</p>
      )}
    </section>
  )
}
