/**
 * The ids of the products that trigger a promotion; empty for a configuration without such products. A product type
 * replaces products that are beside it.
 */
export function triggeringProducts(configuration: object): readonly number[] {
  if (Reflect.get(configuration, 'triggering_product_type')) return []
  const ids: unknown = Reflect.get(configuration, 'triggering_product_ids')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
