/** Menus and the trees of their categories. */

import { sql } from 'drizzle-orm'
import { jsonText } from '../../database/database.ts'
import { categories, category_products, menus } from '../../database/schema/menus.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { oneRecord } from '../oneRecord.ts'

/** Subcategories of a category `c` with their products, both by position. */
const childrenJson = sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce((
      select json_agg(cp.product_id order by cp.sort_order, cp.product_id)
        from category_products cp where cp.category_id = s.id), '[]')) order by s.sort_order, s.id)
    from categories s where s.parent_id = c.id), '[]')`

export const menuHandlers = {
  listMenus: fromTables(
    [menus],
    async ({ tx }) =>
      new JsonText(
        await jsonText(
          tx,
          sql`select coalesce(json_agg(json_build_object('slug', slug, 'title', title)
                order by sort_order, id), '[]')::text from menus`,
        ),
      ),
  ),

  getMenuCategories: fromTables([menus, categories, category_products], ({ tx, path }) =>
    oneRecord(
      tx,
      'menu',
      sql`select coalesce((
              select json_agg(json_build_object('id', c.id, 'name', c.name, 'parent_id', null,
                  'children', ${childrenJson}) order by c.sort_order, c.id)
                from categories c where c.menu_id = m.id and c.parent_id is null), '[]')::text
            from menus m where m.slug = ${path.menuSlug}`,
    ),
  ),
} satisfies Handlers
