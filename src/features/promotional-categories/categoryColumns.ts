import type { PromotionalCategory } from '#api/promotionalCategories.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** One column: Name. */
const columns = defineColumns<PromotionalCategory>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true },
])

/** The order of the list is kept in the address. */
export const categoriesList = defineList({
  columns,
  sort: { id: 'name', desc: false },
})
