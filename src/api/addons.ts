import { named } from '#domain/byName.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type Addon = components['schemas']['Addon']

/** The addons that products can have, by name. */
export const addonsQuery = () => operationQueryAs('listAddons', named)
