import { sortedByName } from '#domain/byName.ts'
import { call } from './client.ts'
import { operationQuery } from './query.ts'
import { askedOften } from './roles.ts'
import type { components } from './schema.gen.ts'

export type Permission = components['schemas']['Permission']

/** All permissions by name; a host may answer them in any order. */
export const permissionsQuery = () => ({
  ...operationQuery('listPermissions'),
  ...askedOften,
  queryFn: async () => sortedByName(await call('listPermissions'), ({ permission }) => permission),
})

export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
