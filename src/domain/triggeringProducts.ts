/** The products that trigger a promotion by name; other configurations have none (PROMO-19..PROMO-24). */
export function triggeringProducts(configuration: object): readonly number[] {
  if (!('triggering_product_ids' in configuration)) return []
  const ids = configuration.triggering_product_ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
