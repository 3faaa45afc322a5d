import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type PromotionalCategory = components['schemas']['PromotionalCategory']

export const promotionalCategoriesQuery = () => operationQuery('listPromotionalCategories')
