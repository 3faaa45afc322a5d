import { asc } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import { product_categories } from '../../database/schema/products.ts'
import { fromTables, type Handlers } from '../../handlers.ts'

type Category = components['schemas']['ProductCategory']
type Row = Omit<Category, 'children'>

/** For the documents; not used by the console. */
export const productCategoryHandlers = {
  listProductCategories: fromTables([product_categories], async ({ tx, query }) => {
    const rows = await tx
      .select({
        id: product_categories.id,
        name: product_categories.name,
        parent_id: product_categories.parent_id,
      })
      .from(product_categories)
      .orderBy(asc(product_categories.sort_order), asc(product_categories.id))
    const tree = childrenOf(null, rows)
    return query.tree ? tree : flatten(tree)
  }),
} satisfies Handlers

function childrenOf(parentId: number | null, rows: readonly Row[]): Category[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...row, children: childrenOf(row.id, rows) }))
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((node) => [{ ...node, children: [] }, ...flatten(node.children)])
}
