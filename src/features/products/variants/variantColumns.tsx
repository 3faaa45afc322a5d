import type { Variant } from '#api/variants.ts'
import { StatusBadge } from '#ui/cells/StatusBadge.tsx'
import type { Column } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import type { OfferedAttribute } from './offered.ts'

/** The id of the column of an attribute, and of its field in the form of a row. */
export const columnOf = ({ attributeId }: OfferedAttribute) => `attribute-${attributeId}`

/** SKU and one column for each attribute; `?variantsQ=oat` in the address of the page. */
export function variantsList(attributes: readonly OfferedAttribute[]) {
  const columns: Column<Variant>[] = [
    { id: 'sku', header: 'SKU', value: ({ sku }) => sku, names: true, minWidth: 180, grow: 2 },
    ...attributes.map(
      (attribute): Column<Variant> => ({
        id: columnOf(attribute),
        header: attribute.name,
        value: (variant) => chosenValue(variant, attribute)?.name,
        render: (variant) => chosenValue(variant, attribute)?.name ?? <Missing of={attribute} />,
        sortable: false,
        minWidth: 130,
      }),
    ),
  ]
  return defineList({ columns, prefix: 'variants' })
}

/** The variant's value of an attribute, if the variant has one. */
export function chosenValue(variant: Variant, { attributeId }: OfferedAttribute) {
  return variant.attribute_values.find(({ attribute_id }) => attribute_id === attributeId)
}

/**
 * Marks a missing value. A variant without a needed value cannot be ordered, and an attribute without values
 * needs none.
 */
function Missing({ of: attribute }: { of: OfferedAttribute }) {
  if (attribute.values.length === 0) return <span aria-hidden>–</span>
  return <StatusBadge tone="bad">Missing</StatusBadge>
}
