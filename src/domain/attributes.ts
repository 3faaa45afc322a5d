/**
 * Attributes of products and the variants made of their values: one default, one void value, one value
 * of every attribute. The console shows these rules, the server keeps them.
 */

/** What VAR-08 refuses, in words. */
export const defaultNeeded = 'To end this default, make another value the default.'

/** Whether a mark may change so: a default is only ended by another one (VAR-08). */
export function defaultMayBecome(current: boolean, wanted: boolean): boolean {
  return wanted || !current
}

/** The values of a product attribute once `id` is their default (VAR-08). */
export function withDefault<T extends { readonly id: number; readonly is_default: boolean }>(
  values: readonly T[],
  id: number,
): T[] {
  return values.map((value) => ({ ...value, is_default: value.id === id }))
}

/** The values of an attribute once `id` is void (ATTR-14). */
export function withVoid<T extends { readonly id: number; readonly is_void: boolean }>(
  values: readonly T[],
  id: number,
): T[] {
  return values.map((value) => ({ ...value, is_void: value.id === id }))
}

/** A product attribute with the ids of the values on offer. */
export interface OfferedAttribute {
  readonly attribute_id: number
  readonly product_attribute_values: readonly { readonly attribute_value_id: number }[]
}

/** What keeps attribute values from being a variant; `index` is the place in the list of values. */
export type VariantFault =
  | { readonly kind: 'not-offered'; readonly index: number }
  | { readonly kind: 'second'; readonly index: number; readonly attributeId: number }
  | { readonly kind: 'missing'; readonly attributeId: number }

/**
 * Checks the attribute values of a variant against its product: each on offer, and exactly one of every
 * attribute. An attribute without any value on offer cannot be chosen, so none is asked of it.
 */
export function variantFaults(
  offered: readonly OfferedAttribute[],
  valueIds: readonly number[],
): VariantFault[] {
  const attributeOf = new Map(
    offered.flatMap(({ attribute_id, product_attribute_values }) =>
      product_attribute_values.map((value) => [value.attribute_value_id, attribute_id] as const),
    ),
  )
  const chosen = new Set<number>()
  const faults: VariantFault[] = []
  valueIds.forEach((id, index) => {
    const attributeId = attributeOf.get(id)
    if (attributeId === undefined) faults.push({ kind: 'not-offered', index })
    else if (chosen.has(attributeId)) faults.push({ kind: 'second', index, attributeId })
    else chosen.add(attributeId)
  })
  for (const { attribute_id, product_attribute_values } of offered)
    if (product_attribute_values.length > 0 && !chosen.has(attribute_id))
      faults.push({ kind: 'missing', attributeId: attribute_id })
  return faults
}

/** A word that is the same for the same attribute values, in whatever order. */
export function combinationKey(valueIds: readonly number[]): string {
  return [...valueIds].sort((a, b) => a - b).join('-')
}
