import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#api/core/contract.ts'
import { jsonText, onlyRow, type Tx } from '../../database/database.ts'
import { categories, category_products, menus } from '../../database/schema/menus.ts'
import { products } from '../../database/schema/products.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { oneRecord } from '../records.ts'

const childrenJson = sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce((
      select json_agg(cp.product_id order by cp.sort_order, cp.product_id)
        from category_products cp where cp.category_id = s.id), '[]')) order by s.sort_order, s.id)
    from categories s where s.parent_id = c.id), '[]')`

export function readTree(tx: Tx, slug: string): Promise<JsonText> {
  return oneRecord(
    tx,
    'menu',
    sql`select coalesce((
            select json_agg(json_build_object('id', c.id, 'name', c.name, 'parent_id', null,
                'children', ${childrenJson}) order by c.sort_order, c.id)
              from categories c where c.menu_id = m.id and c.parent_id is null), '[]')::text
          from menus m where m.slug = ${slug}`,
  )
}

/** Changes of one tree run one after another. */
async function lockMenu(tx: Tx, slug: string): Promise<number> {
  const [menu] = await tx.select().from(menus).where(eq(menus.slug, slug)).for('update')
  if (!menu) throw notFound('menu')
  return menu.id
}

async function findCategory(tx: Tx, menuId: number, id: number) {
  const [category] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.menu_id, menuId), eq(categories.id, id)))
  return category
}

function rowsOf(tree: BodyOf<'updateMenuCategories'>) {
  return tree.flatMap(({ id, name, children }, sort_order) => [
    {
      id,
      name,
      parent_id: null,
      sort_order,
      path: `${sort_order}`,
    },
    ...children.map((child, position) => ({
      id: child.id,
      name: child.name,
      parent_id: id,
      sort_order: position,
      path: `${sort_order}.children.${position}`,
    })),
  ])
}

function productsOf(tree: BodyOf<'updateMenuCategories'>) {
  return tree.flatMap(({ children }, category) =>
    children.flatMap(({ id: category_id, products: ids }, child) =>
      ids.map((product_id, sort_order) => ({
        category_id,
        product_id,
        sort_order,
        path: `${category}.children.${child}.products.${sort_order}`,
      })),
    ),
  )
}

async function requireProducts(tx: Tx, placed: ReturnType<typeof productsOf>): Promise<void> {
  const ids = [...new Set(placed.map(({ product_id }) => product_id))]
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::integer[])`)
    .for('key share')
  const knownIds = new Set(found.map(({ id }) => id))
  const unknown = placed.find(({ product_id }) => !knownIds.has(product_id))
  if (unknown) throw invalid(unknown.path, 'This product does not exist.')
}

const changedMeanwhile =
  'Somebody added or deleted a category meanwhile. Please load the menu again.'

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
    readTree(tx, path.menuSlug),
  ),

  updateMenuCategories: async ({ tx, path, body, before }) => {
    const menu = await lockMenu(tx, path.menuSlug)
    before(JSON.parse((await readTree(tx, path.menuSlug)).text))
    const sentRows = rowsOf(body)
    const storedRows = await tx.select().from(categories).where(eq(categories.menu_id, menu))
    const open = new Map(storedRows.map((category) => [category.id, category]))
    for (const { id, parent_id, path: at } of sentRows) {
      const category = open.get(id)
      if (!category) {
        if (storedRows.some((one) => one.id === id))
          throw invalid(`${at}.id`, 'This category is listed twice.')
        throw conflict(changedMeanwhile)
      }
      if ((category.parent_id === null) !== (parent_id === null))
        throw invalid(`${at}.id`, 'A category stays at its level.')
      open.delete(id)
    }
    if (open.size > 0) throw conflict(changedMeanwhile)
    const placed = productsOf(body)
    await requireProducts(tx, placed)
    await tx.execute(
      sql`update categories c
          set name = given.name, parent_id = given.parent_id, sort_order = given.sort_order
          from jsonb_to_recordset(${JSON.stringify(sentRows)}::jsonb)
            as given (id integer, name text, parent_id integer, sort_order integer)
          where c.id = given.id`,
    )
    await tx.execute(
      sql`delete from category_products where category_id in (
            select id from categories where menu_id = ${menu})`,
    )
    await tx.execute(
      sql`insert into category_products (category_id, product_id, sort_order)
          select category_id, product_id, sort_order
            from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
              as given (category_id integer, product_id integer, sort_order integer)`,
    )
    return readTree(tx, path.menuSlug)
  },

  createMenuCategory: async ({ tx, path, body }) => {
    const menu_id = await lockMenu(tx, path.menuSlug)
    const { parent_id = null } = body
    if (parent_id !== null) {
      const parent = await findCategory(tx, menu_id, parent_id)
      if (!parent) throw invalid('parent_id', 'This category does not exist.')
      if (parent.parent_id !== null)
        throw invalid('parent_id', 'A subcategory has no subcategories.')
    }
    const created = await tx
      .insert(categories)
      .values({
        menu_id,
        parent_id,
        name: body.name,
        sort_order: sql`(select coalesce(max(sort_order) + 1, 0) from categories
          where menu_id = ${menu_id} and parent_id is not distinct from ${parent_id}::integer)`,
      })
      .returning({ id: categories.id, name: categories.name, parent_id: categories.parent_id })
    return onlyRow(created)
  },

  deleteMenuCategory: async ({ tx, path, before }) => {
    const menu = await lockMenu(tx, path.menuSlug)
    const category = await findCategory(tx, menu, path.categoryId)
    if (!category) throw notFound('category')
    before(category)
    await tx.delete(categories).where(eq(categories.id, category.id))
    return { id: category.id }
  },
} satisfies Handlers
