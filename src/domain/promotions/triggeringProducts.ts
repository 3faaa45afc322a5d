/** The ids of triggering products. A product type overrides them. */
export function triggeringProducts(configuration: object): readonly number[] {
  if (Reflect.get(configuration, 'triggering_product_type')) return []
  const ids: unknown = Reflect.get(configuration, 'triggering_product_ids')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
