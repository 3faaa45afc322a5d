import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import { pairOf, useAccess } from '#api/core/viewer.ts'
import type { Permission } from '#api/permissions.ts'
import { storesQuery } from '#api/stores.ts'
import { type Employee, employeesQuery } from '#api/users.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { allStoresPermission, viewerOf } from '#domain/access/permissions.ts'
import { whoMay } from '#domain/access/whoMay.ts'
import { counted, listed } from '#domain/wording.ts'
import { List } from '#ui/list/List.tsx'
import { Section } from '#ui/page/Section.tsx'
import { eitherList, toEmployee } from '../employees/employeeColumns.tsx'
import classes from '../people.module.css'

const maxShownStores = 3

/** Who holds the permission or the one that allows the same at every store, or at single ones (AMB-295). */
export function EitherPermission({ permission }: { permission: Permission }) {
  const access = useAccess()
  const pair = pairOf(permission.permission)
  const twin = access.permissions.find(
    (one) => one.id !== permission.id && pair?.includes(one.permission),
  )
  const isPaired = pair !== undefined && twin !== undefined
  const { data: employees = [] } = useQuery({
    ...employeesQuery(),
    ...notFlashed,
    enabled: isPaired,
  })
  const { data } = useQuery({ ...storesQuery(), ...notFlashed, enabled: isPaired })
  const stores = new Map(data?.stores.map(({ id, name }) => [id, name]))
  const [everywhere = '', atStores = ''] = pair ?? []
  const either = [everywhere, atStores].map((name) => ({ permission: name }))
  const holders = whoMay({ anyOf: either }, undefined, employees, access)
  const storesOf = (employee: Employee) => {
    const { permissions } = viewerOf(employee, access.roles, access.permissions)
    if (permissions.has(everywhere) || permissions.has(allStoresPermission)) return 'All stores'
    const names = employee.store_ids.map((id) => stores.get(id) ?? `store ${id}`)
    return listed(names, maxShownStores) || 'No store'
  }
  const list = useListSearch(eitherList(storesOf))
  if (!isPaired || holders.length === 0) return null
  return (
    <Section
      id="either"
      title={`${everywhere} or ${atStores}`}
      description={
        <>
          For the same action {everywhere} counts at all stores, {atStores} at the stores of its
          holder. {counted(holders.length, 'person', 'people')} with one of them. See{' '}
          <Link
            to="/permissions/$permissionId"
            params={{ permissionId: twin.id }}
            className={classes.link}
          >
            {twin.permission}
          </Link>
          .
        </>
      }
    >
      <List
        label={`Holders of ${everywhere} or ${atStores}`}
        noun={{ one: 'person', many: 'people' }}
        rows={holders}
        {...list}
        search={false}
        columnChoice={false}
        href={toEmployee}
      />
    </Section>
  )
}
