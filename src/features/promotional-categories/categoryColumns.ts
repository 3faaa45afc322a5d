import type { PromotionalCategory } from '#api/promotionalCategories.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

const columns = defineColumns<PromotionalCategory>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true },
])

export const categoriesList = defineList({
  columns,
  sort: { id: 'name', desc: false },
})
