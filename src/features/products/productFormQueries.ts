import { addonsQuery } from '#api/addons.ts'
import { netsuiteAccountsQuery } from '#api/netsuite.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { tagsQuery } from '#api/tags.ts'

export const productFormQueries = () =>
  [tagsQuery(), addonsQuery(), netsuiteAccountsQuery(), promotionalCategoriesQuery()] as const
