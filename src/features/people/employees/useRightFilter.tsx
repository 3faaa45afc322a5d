import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { rulesOf, useAccess, useOwnPermissions } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import type { Employee } from '#api/users.ts'
import { storeOptions } from '#components/stores/storeOptions.ts'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { conditionsOf } from '#domain/access/permissions.ts'
import { isStoreScoped, whoMay } from '#domain/access/whoMay.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import classes from '../people.module.css'
import type { ListedEmployee } from './employeeColumns.tsx'
import { type RightSearch, rightIn } from './employeeSearch.ts'
import { type Right, rights } from './rights.ts'

interface RightFilter {
  /** Nothing where the answers do not tell who may do what. */
  readonly fields: ReactNode
  /** `may refund orders at Capitol Hill`; undefined without a choice. */
  readonly words: string | undefined
  readonly shown: readonly ListedEmployee[]
}

const options = rights.map(({ operation, words }) => ({
  value: operation,
  label: words,
  detail: permissionsOf(operation).join(' or '),
}))

/** Who may do something at a store (AMB-295). */
export function useRightFilter(employees: readonly Employee[]): RightFilter {
  const access = useAccess()
  const isKnown = useOwnPermissions().known && employees.some(holdsSomething)
  const { data: all } = useQuery({ ...storesQuery(), ...notFlashed })
  const stores = all?.stores ?? []
  const { may, at } = rightIn(useSearch({ strict: false }))
  const changeSearch = useChangeSearch()
  const right = rights.find(({ operation }) => operation === may)
  if (!isKnown) return { fields: null, words: undefined, shown: employees }

  const rule = right && ruleOf(right.operation)
  const store = stores.find(({ id }) => id === at)
  const isUnknown = all !== undefined && store === undefined
  const storeId = rule && isStoreScoped(rule) && !isUnknown ? at : undefined
  const entitled = rule && whoMay(rule, storeId, employees, access)
  const place = storeId === undefined ? '' : ` at ${store?.name ?? `store ${storeId}`}`
  const words = right && `may ${right.words}${place}`
  const choose = (chosen: RightSearch) => changeSearch({ ...chosen, page: undefined })

  return {
    words,
    shown: entitled ?? employees,
    fields: (
      <div className={classes.right}>
        <SearchSelect<Right['operation']>
          label="Who may"
          options={options}
          value={right?.operation}
          placeholder="Anything"
          placeholderOption="Anything"
          clearable
          onChange={(operation) => choose({ may: operation ?? undefined })}
        />
        <SearchSelect<number>
          label="At store"
          options={storeOptions(stores)}
          value={at}
          placeholder="Any store"
          placeholderOption="Any store"
          clearable
          disabled={!rule || !isStoreScoped(rule)}
          onChange={(id) => choose({ at: id ?? undefined })}
        />
        <p role="status" className={classes.quiet}>
          {entitled && `${entitled.length} of ${employees.length} ${words}`}
        </p>
      </div>
    ),
  }
}

function ruleOf(operation: Right['operation']) {
  return { allOf: rulesOf(operation) }
}

function permissionsOf(operation: Right['operation']): string[] {
  const conditions = conditionsOf(ruleOf(operation))
  return conditions.flatMap((one) => ('permission' in one ? [one.permission] : []))
}

const holdsSomething = ({ role_ids, permission_ids }: Employee) =>
  role_ids.length > 0 || permission_ids.length > 0
