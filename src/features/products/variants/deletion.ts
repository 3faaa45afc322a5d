import type { Variant } from '#api/variants.ts'
import { listed } from '#domain/wording.ts'
import type { OfferedAttribute, OfferedValue } from './offered.ts'

export type Deletion =
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'attribute'; readonly attribute: OfferedAttribute }
  | {
      readonly kind: 'value'
      readonly attribute: OfferedAttribute
      readonly value: OfferedValue
    }

export function deletedName(deletion: Deletion): string {
  if (deletion.kind === 'variant') return deletion.variant.sku
  const { attribute } = deletion
  return deletion.kind === 'value' ? `${attribute.name}: ${deletion.value.name}` : attribute.name
}

export function touchedVariants(deletion: Deletion, variants: readonly Variant[]): Variant[] {
  return variants.filter(({ id, attribute_values }) => {
    if (deletion.kind === 'variant') return id === deletion.variant.id
    if (deletion.kind === 'value')
      return attribute_values.some((value) => value.id === deletion.value.attribute_value_id)
    return attribute_values.some(
      ({ attribute_id }) => attribute_id === deletion.attribute.attributeId,
    )
  })
}

const namedSkus = 3

export function variantsSentence(deletion: Deletion, touched: readonly Variant[]): string {
  if (deletion.kind === 'variant')
    return 'The variant is deleted at every store, with its prices and its inventory.'
  if (touched.length === 0) return 'No variant uses it.'
  const which = listed(
    touched.map(({ sku }) => sku),
    namedSkus,
  )
  const one = touched.length === 1
  const count = one ? '1 variant' : `${touched.length} variants`
  return deletion.kind === 'value'
    ? `${count} ${one ? 'has' : 'have'} this value (${which}). Nobody can order ${one ? 'it' : 'them'} until another one is chosen.`
    : `${count} ${one ? 'loses' : 'lose'} a value (${which}).`
}
