import type { Attribute, AttributeValue } from '#api/attributes.ts'
import type { ProductAttribute, ProductAttributeValue } from '#api/productAttributes.ts'

export interface OfferedValue extends ProductAttributeValue {
  readonly name: string
  readonly is_void: boolean
}

export interface OfferedAttribute {
  readonly id: number
  readonly attributeId: number
  readonly name: string
  /** `Choose your milk`. */
  readonly label: string
  readonly values: readonly OfferedValue[]
  /** Values of the attribute that the product does not offer. */
  readonly others: readonly AttributeValue[]
  readonly source: ProductAttribute
}

export function offeredAttributes(
  productAttributes: readonly ProductAttribute[],
  catalogue: readonly Attribute[],
): OfferedAttribute[] {
  const attributesById = new Map(catalogue.map((attribute) => [attribute.id, attribute]))
  return productAttributes.map((source) => {
    const attribute = attributesById.get(source.attribute_id)
    const all = attribute?.attribute_values ?? []
    const offered = new Set(
      source.product_attribute_values.map(({ attribute_value_id }) => attribute_value_id),
    )
    return {
      id: source.id,
      attributeId: source.attribute_id,
      // The cached catalogue may lack another user's new attribute.
      name: attribute?.name ?? `Attribute ${source.attribute_id}`,
      label: attribute?.label ?? '',
      values: source.product_attribute_values.map((value) => {
        const catalogueValue = all.find(({ id }) => id === value.attribute_value_id)
        return {
          ...value,
          name: catalogueValue?.name ?? `Value ${value.attribute_value_id}`,
          is_void: catalogueValue?.is_void ?? false,
        }
      }),
      others: all.filter(({ id }) => !offered.has(id)),
      source,
    }
  })
}

export function catalogueValues({ attributeId, values }: OfferedAttribute): AttributeValue[] {
  return values.map(({ attribute_value_id, name, is_void }) => ({
    id: attribute_value_id,
    attribute_id: attributeId,
    name,
    is_void,
  }))
}
