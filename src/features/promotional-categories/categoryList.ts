import type { PromotionalCategory } from '#api/catalogueLookups.ts'
import { defineColumns } from '#ui/table/columns.ts'
import { defineList } from '#ui/table/listState.ts'

/** One column: Name (PCAT-01). */
export const categoryColumns = defineColumns<PromotionalCategory>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true },
])

/** The order lives in the address (PLUS-01). */
export const categoriesList = defineList({
  columns: categoryColumns,
  sort: { id: 'name', desc: false },
})
