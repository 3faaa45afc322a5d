/** The ids of the products that trigger a promotion; empty for a configuration without such products. */
export function triggeringProducts(configuration: object): readonly number[] {
  const ids: unknown = Reflect.get(configuration, 'triggering_product_ids')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
