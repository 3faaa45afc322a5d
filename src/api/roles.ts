import { sortedByName } from '#domain/byName.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Role = components['schemas']['Role']

/**
 * Many controls ask for roles and permissions. A failed read is flashed once (AMB-05), so a new control must
 * not repeat the read.
 */
export const askedOften = { retryOnMount: false }

/** All roles by name; a host may answer them in any order. */
export const rolesQuery = () => ({
  ...operationQueryAs('listRoles', (all) => sortedByName(all, ({ role }) => role)),
  ...askedOften,
})

export const roleQuery = (id: number) => operationQuery('getRole', { path: { id } })
