import { sortedByOwnName } from '#domain/sorting.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type Addon = components['schemas']['Addon']

export const addonsQuery = () => operationQueryAs('listAddons', sortedByOwnName)
