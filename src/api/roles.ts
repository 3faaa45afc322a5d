import { sortedByName } from '#domain/byName.ts'
import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver } from './core/latest.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useSave } from './core/useOperation.ts'

export type Role = components['schemas']['Role']

/**
 * Many controls ask for roles and permissions. A failed read is flashed once (AMB-05), so a new control must
 * not repeat the read.
 */
export const askedOften = { retryOnMount: false }

/** All roles in the order of the host, for what needs no order, such as the viewer's rights. */
export const rolesQuery = () => ({ ...operationQuery('listRoles'), ...askedOften })

const byName = (all: readonly Role[]) => sortedByName(all, ({ role }) => role)

/** All roles by name. Sorted by `select`, because the first comparison of two names takes 30 ms on a slow machine. */
export const rolesByNameQuery = () => ({ ...rolesQuery(), select: byName })

export const roleQuery = (id: number) => operationQuery('getRole', { path: { id } })

type Fields = BodyOf<'updateRole'>

const lists = { permission_ids: mergedMembers<number> }

/** Saves a role. PUT replaces the whole role (AMB-177). */
export function useUpdateRole() {
  return useSave('updateRole', ({ opened, changes }: Edit<Role, Fields>, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (call) => call('getRole', { path }),
      (now, header) => {
        const merged = mergedLists<Partial<Fields>>(opened, changes, now, lists)
        return write('updateRole', { path, header, body: { ...now, ...merged } })
      },
    )
  })
}
