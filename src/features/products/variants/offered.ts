import type { Attribute, AttributeValue } from '#api/attributes.ts'
import type { ProductAttribute, ProductAttributeValue } from '#api/productAttributes.ts'

/** A value on offer with its name. */
export interface OfferedValue extends ProductAttributeValue {
  readonly name: string
  readonly is_void: boolean
}

/** An attribute of a product with its names. */
export interface OfferedAttribute {
  readonly id: number
  readonly attributeId: number
  readonly name: string
  /** The question to customers, such as `Choose your milk`. */
  readonly label: string
  readonly values: readonly OfferedValue[]
  /** Values of the attribute that the product does not offer yet. */
  readonly others: readonly AttributeValue[]
  readonly source: ProductAttribute
}

/** The attributes of a product in their order, with the names of the catalogue. */
export function offeredAttributes(
  productAttributes: readonly ProductAttribute[],
  catalogue: readonly Attribute[],
): OfferedAttribute[] {
  const known = new Map(catalogue.map((attribute) => [attribute.id, attribute]))
  return productAttributes.map((source) => {
    const attribute = known.get(source.attribute_id)
    const all = attribute?.attribute_values ?? []
    const offered = new Set(
      source.product_attribute_values.map(({ attribute_value_id }) => attribute_value_id),
    )
    return {
      id: source.id,
      attributeId: source.attribute_id,
      // The catalogue may be older than an attribute that another user just added.
      name: attribute?.name ?? `Attribute ${source.attribute_id}`,
      label: attribute?.label ?? '',
      values: source.product_attribute_values.map((value) => {
        const named = all.find(({ id }) => id === value.attribute_value_id)
        return {
          ...value,
          name: named?.name ?? `Value ${value.attribute_value_id}`,
          is_void: named?.is_void ?? false,
        }
      }),
      others: all.filter(({ id }) => !offered.has(id)),
      source,
    }
  })
}

/** The values on offer as the catalogue has them, which is how variants hold them. */
export function catalogueValues({ attributeId, values }: OfferedAttribute): AttributeValue[] {
  return values.map(({ attribute_value_id, name, is_void }) => ({
    id: attribute_value_id,
    attribute_id: attributeId,
    name,
    is_void,
  }))
}
