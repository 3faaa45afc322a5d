import type { PromotionalCategory } from '#api/promotionalCategories.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** One column: Name (PCAT-01). */
const columns = defineColumns<PromotionalCategory>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true },
])

/** The order lives in the address (PLUS-01). */
export const categoriesList = defineList({
  columns,
  sort: { id: 'name', desc: false },
})
