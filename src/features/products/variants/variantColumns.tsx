import type { Variant } from '#api/variants.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import type { Column } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import type { OfferedAttribute } from './offered.ts'

/** Id of the column, and of the field in the form of a row. */
export const columnOf = ({ attributeId }: OfferedAttribute) => `attribute-${attributeId}`

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

export function chosenValue(variant: Variant, { attributeId }: OfferedAttribute) {
  return variant.attribute_values.find(({ attribute_id }) => attribute_id === attributeId)
}

/** A variant without a value of an attribute cannot be ordered, unless the attribute has no values. */
function Missing({ of: attribute }: { of: OfferedAttribute }) {
  if (attribute.values.length === 0) return <span aria-hidden>–</span>
  return <StatusBadge tone="bad">Missing</StatusBadge>
}
