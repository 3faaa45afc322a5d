import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import { sortedByName } from '#domain/sorting.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { askedOften, operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'

export type Role = components['schemas']['Role']

/** In the host's order. */
export const rolesQuery = () => ({ ...operationQuery('listRoles'), ...askedOften })

const byName = (all: readonly Role[]) => sortedByName(all, ({ role }) => role)

/** Sorted by `select`: the first string comparison takes 30 ms on a slow machine. */
export const rolesByNameQuery = () => ({ ...rolesQuery(), select: byName })

export const roleQuery = (id: number) => operationQuery('getRole', { path: { id } })

type Fields = BodyOf<'updateRole'>

const lists = { permission_ids: mergedMembers<number> }

export const useUpdateRole = () => useSave('updateRole', saveRole)

/** PUT replaces the whole role (AMB-177). */
export function saveRole({ opened, changes }: Edit<Role, Fields>, write: WriteCall) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    (call) => call('getRole', { path }),
    (now, header) => {
      const merged = mergedLists<Partial<Fields>>(opened, changes, now, lists)
      return write('updateRole', { path, header, body: { ...now, ...merged } })
    },
  )
}
