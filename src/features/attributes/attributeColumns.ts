import type { Attribute } from '#api/attributes.ts'
import { productTypes, wordFor } from '#domain/products/productWords.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

const columns = defineColumns<Attribute>([
  { id: 'name', header: 'Display Name', value: ({ name }) => name, names: true, minWidth: 160 },
  { id: 'label', header: 'Label', value: ({ label }) => label, minWidth: 160, grow: 2 },
  {
    id: 'type',
    header: 'Product Type',
    value: ({ product_type }) => wordFor(productTypes, product_type),
    filter: true,
    minWidth: 130,
  },
  {
    id: 'values',
    header: 'Values',
    value: ({ attribute_values }) => attribute_values.map(({ name }) => name).join(', '),
    sortable: false,
    grow: 3,
    minWidth: 200,
    hidden: true,
  },
])

export const attributesList = defineList({
  columns,
  sort: { id: 'name', desc: false },
})
