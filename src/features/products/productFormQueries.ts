import { addonsQuery } from '#api/addons.ts'
import { netsuiteAccountsQuery } from '#api/netsuite.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { tagsQuery } from '#api/tags.ts'

/** The reads of the records that a product may refer to; the form is drawn when all are loaded. */
export const productFormQueries = () =>
  [tagsQuery(), addonsQuery(), netsuiteAccountsQuery(), promotionalCategoriesQuery()] as const
