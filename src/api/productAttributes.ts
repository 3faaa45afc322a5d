import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type ProductAttribute = components['schemas']['ProductAttribute']
export type ProductAttributeValue = components['schemas']['ProductAttributeValue']

/** The attributes of a product with the values on offer, both in their own order. */
export const productAttributesQuery = (productId: number) =>
  operationQuery('listProductAttributes', { path: { id: productId } })
