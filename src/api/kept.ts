/** Where the console keeps the records that writes answer, by resource. */

import { sortedById } from '#domain/byId.ts'
import { named, sortedByName } from '#domain/byName.ts'
import { memberOf } from '#domain/members.ts'
import { bySortOrder, positioned } from '#domain/ordering.ts'
import { operationKey } from './keys.ts'
import { byItself, inList, nested } from './landing.ts'
import type { components } from './schema.gen.ts'

type Schemas = components['schemas']

/** A user without a role and a permission is no employee, so the list of employees does not show this user. */
export const users = inList<Schemas['User']>({
  detail: 'getUser',
  list: 'listEmployees',
  memberships: ({ role_ids, permission_ids }) => [
    {
      key: operationKey('listEmployees'),
      belongs: role_ids.length > 0 || permission_ids.length > 0,
    },
  ],
})
export const roles = inList<Schemas['Role']>({
  detail: 'getRole',
  list: 'listRoles',
  sorted: (rows) => sortedByName(rows, ({ role }) => role),
})
export const permissions = inList<Schemas['Permission']>({
  detail: 'getPermission',
  list: 'listPermissions',
  sorted: (rows) => sortedByName(rows, ({ permission }) => permission),
})
/** An archived product moves to the list of archived products, and no store sells the product any more. */
export const products = inList<Schemas['Product']>({
  detail: 'getProduct',
  list: 'listProducts',
  sorted: sortedById,
  memberships: ({ archived_at }) => [
    { key: operationKey('listProducts'), belongs: archived_at === null },
    {
      key: operationKey('listProducts', { query: { archived: true } }),
      belongs: archived_at !== null,
    },
  ],
  forgets: ({ id, archived_at }) =>
    archived_at === null ? [] : [operationKey('listProductStores', { path: { id } })],
})
export const variants = inList<Schemas['Variant']>({
  list: 'listProductVariants',
  sorted: sortedById,
  memberships: ({ product_id }) => [
    { key: operationKey('listProductVariants', { path: { id: product_id } }), belongs: true },
  ],
})
/** The list of stores is an object with their number, so it is read again. */
export const stores = byItself<Schemas['Store']>('getStore')
export const surcharges = inList<Schemas['Surcharge']>({ list: 'listSurcharges', sorted: named })
/** A product has one store product per store. */
export const storeProducts = inList<Schemas['StoreProduct']>({
  list: 'listProductStores',
  sorted: (storeProducts) => [...storeProducts].sort((a, b) => a.store_id - b.store_id),
  memberships: ({ product_id }) => [
    { key: operationKey('listProductStores', { path: { id: product_id } }), belongs: true },
  ],
  keyOf: ({ store_id, product_id }) => `${store_id} ${product_id}`,
  keyIn: (path) => `${memberOf(path, 'storeId')} ${memberOf(path, 'productId')}`,
})
export const promotionalCategories = inList<Schemas['PromotionalCategory']>({
  list: 'listPromotionalCategories',
  sorted: named,
})
export const attributes = inList<Schemas['Attribute']>({ list: 'listAttributes', sorted: named })
/** A void value ends the void mark of the other values of its attribute. */
export const attributeValues = nested<Schemas['Attribute'], Schemas['AttributeValue']>({
  list: 'listAttributes',
  ownerOf: ({ attribute_id }) => attribute_id,
  rowsOf: ({ attribute_values }) => attribute_values,
  withRows: (attribute, attribute_values) => ({ ...attribute, attribute_values }),
  put: (values, value) => {
    const others = value.is_void ? values.map((one) => ({ ...one, is_void: false })) : [...values]
    const index = others.findIndex(({ id }) => id === value.id)
    return index < 0 ? [...others, value] : others.with(index, value)
  },
})
export const productAttributes = inList<Schemas['ProductAttribute']>({
  list: 'listProductAttributes',
  sorted: (rows) => [...rows].sort(bySortOrder),
  memberships: ({ product_id }) => [
    { key: operationKey('listProductAttributes', { path: { id: product_id } }), belongs: true },
  ],
})
export const productAttributeValues = nested<
  Schemas['ProductAttribute'],
  Schemas['ProductAttributeValue']
>({
  list: 'listProductAttributes',
  ownerOf: ({ product_attribute_id }) => product_attribute_id,
  rowsOf: ({ product_attribute_values }) => product_attribute_values,
  withRows: (one, product_attribute_values) => ({ ...one, product_attribute_values }),
  put: positioned,
})
export const tags = inList<Schemas['Tag']>({ detail: 'getTag', list: 'listTags', sorted: named })
export const recommendations = inList<Schemas['Recommendation']>({
  detail: 'getRecommendation',
  list: 'listRecommendations',
  sorted: (rows) => [...rows].sort(bySortOrder),
})
export const recommendedProducts = inList<Schemas['RecommendedProduct']>({
  list: 'listRecommendedProducts',
  sorted: (rows) => [...rows].sort(bySortOrder),
})
export const promotions = inList<Schemas['Promotion']>({
  detail: 'getPromotion',
  list: 'listPromotions',
})
export const customContent = inList<Schemas['CustomContent']>({
  detail: 'getCustomContent',
  list: 'listCustomContent',
})
export const verticalCards = inList<Schemas['VerticalCard']>({
  detail: 'getVerticalCard',
  list: 'listVerticalCards',
  sorted: (rows) => [...rows].sort(bySortOrder),
  // A host may know none of these fields, so only its answer tells that they were saved.
  unlike: ['body', 'type', 'url_title', 'url'],
})
