import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Role = components['schemas']['Role']
export type Permission = components['schemas']['Permission']

export const roleQuery = (id: number) => operationQuery('getRole', { path: { id } })
export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
