import { named } from '#domain/byName.ts'
import { operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type PromotionalCategory = components['schemas']['PromotionalCategory']

/** The promotional categories by name. */
export const promotionalCategoriesQuery = () => operationQueryAs('listPromotionalCategories', named)
