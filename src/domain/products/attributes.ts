export const defaultNeeded = 'To end this default, make another value the default.'

/** A default ends only when another value becomes the default. */
export function defaultMayBecome(current: boolean, wanted: boolean): boolean {
  return wanted || !current
}

export function withDefault<T extends { readonly id: number; readonly is_default: boolean }>(
  values: readonly T[],
  id: number,
): T[] {
  return values.map((value) => ({ ...value, is_default: value.id === id }))
}

export function withVoid<T extends { readonly id: number; readonly is_void: boolean }>(
  values: readonly T[],
  id: number,
): T[] {
  return values.map((value) => ({ ...value, is_void: value.id === id }))
}

interface OfferedValues {
  readonly attribute_id: number
  readonly product_attribute_values: readonly { readonly attribute_value_id: number }[]
}

type VariantFault =
  | { readonly kind: 'not-offered'; readonly index: number }
  | { readonly kind: 'second'; readonly index: number; readonly attributeId: number }
  | { readonly kind: 'missing'; readonly attributeId: number }

/**
 * A variant has one offered value per attribute, except for attributes in `lacked` or without offered values
 * (AMB-191).
 */
export function variantFaults(
  offered: readonly OfferedValues[],
  valueIds: readonly number[],
  lacked: ReadonlySet<number> = new Set(),
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
    if (
      product_attribute_values.length > 0 &&
      !chosen.has(attribute_id) &&
      !lacked.has(attribute_id)
    )
      faults.push({ kind: 'missing', attributeId: attribute_id })
  return faults
}

export function combinationKey(valueIds: readonly number[]): string {
  return [...valueIds].sort((a, b) => a - b).join('-')
}
