import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Addon = components['schemas']['Addon']

export const addonsQuery = () => operationQuery('listAddons')
