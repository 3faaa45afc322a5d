import { sortedByName } from '#domain/byName.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

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
