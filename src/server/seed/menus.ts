import type { InferInsertModel } from 'drizzle-orm'
import { categories, category_products, menus } from '#server/database/schema/menus.ts'
import type { ProductKind } from './catalogueData.ts'
import type { SeededProduct } from './products.ts'
import type { SeedWorld } from './world.ts'

type Tree = Record<string, Record<string, readonly ProductKind[]>>

const allDay: Tree = {
  Drinks: {
    Espresso: ['espresso', 'latte'],
    'Brewed Coffee': ['brewed'],
    'Cold Coffee': ['cold'],
    'Tea & More': ['tea', 'kids'],
  },
  Food: { Bakery: ['pastry'], Sandwiches: ['sandwich'], 'Toast & Snacks': ['toast', 'snack'] },
  'To Go': { Bottles: ['bottle'], 'Whole Beans': ['beans'] },
  Shop: { Apparel: ['apparel'], Gear: ['gear'] },
}

const breakfast: Tree = {
  Drinks: { 'Morning Coffee': ['brewed', 'espresso'] },
  Food: { Bakery: ['pastry'], Hot: ['sandwich', 'toast'], 'Coming Soon': [] },
}

const menuData: readonly (readonly [string, string, Tree])[] = [
  ['all-day', 'All Day', allDay],
  ['breakfast', 'Breakfast', breakfast],
  ['seasonal', 'Seasonal', {}],
]

const maxProductsPerSubcategory = 40

/** The last menu stays empty. */
export async function seedMenus(
  world: SeedWorld,
  products: readonly SeededProduct[],
): Promise<void> {
  const rows: InferInsertModel<typeof categories>[] = []
  const productRows: InferInsertModel<typeof category_products>[] = []
  const add = (menu_id: number, parent_id: number | null, name: string, sort_order: number) => {
    const id = rows.length + 1
    rows.push({ id, menu_id, parent_id, name, sort_order })
    return id
  }
  for (const [index, [, , tree]] of menuData.entries())
    for (const [position, [name, children]] of Object.entries(tree).entries()) {
      const parent = add(index + 1, null, name, position)
      for (const [position, [child, kinds]] of Object.entries(children).entries()) {
        const category_id = add(index + 1, parent, child, position)
        const chosen = products
          .filter((product) => !product.archived && kinds.includes(product.kind))
          .slice(0, maxProductsPerSubcategory)
        for (const [sort_order, product] of chosen.entries())
          productRows.push({ category_id, product_id: product.id, sort_order })
      }
    }
  await world.insert(
    menus,
    menuData.map(([slug, title], index) => ({ id: index + 1, slug, title, sort_order: index })),
  )
  await world.insert(categories, rows)
  await world.insert(category_products, productRows)
}
