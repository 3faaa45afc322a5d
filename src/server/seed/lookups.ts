import { refund_reasons } from '#server/database/schema/orders.ts'
import {
  addons,
  netsuite_accounts,
  product_categories,
  promotional_categories,
  tags,
  vendor_products,
  vendor_regions,
  vendors,
} from '#server/database/schema/products.ts'
import type { ProductKind } from './catalogueData.ts'
import { iconPicture, palettes } from './pictures.ts'
import { at, type SeedWorld } from './world.ts'

export const addonNames = [
  'Whipped Cream',
  'Oat Milk',
  'Extra Shot',
  'Vanilla Syrup',
  'Caramel Drizzle',
  'Cinnamon',
  'Light Ice',
  'Honey',
] as const

// [name, is allergen]; the position is the id.
const tagData: readonly (readonly [string, boolean])[] = [
  ['Vegan', false],
  ['Gluten Free', false],
  ['Contains Dairy', true],
  ['Contains Tree Nuts', true],
  ['Contains Soy', true],
  ['Contains Wheat', true],
  ['Contains Egg', true],
  ['Limited Time', false],
  ['Staff Favorite', false],
  ['Caffeine Free', false],
  ['Organic', false],
  ['Fair Trade', false],
]

export const netsuiteAccountOfType = {
  beverage: '40100',
  food: '40200',
  bag: '40300',
  bottle: '40400',
  merchandise: '40500',
} as const

const netsuiteAccounts = {
  '40100': 'Beverage Sales',
  '40200': 'Food Sales',
  '40300': 'Whole Bean Sales',
  '40400': 'Bottled Drink Sales',
  '40500': 'Merchandise Sales',
  '50500': 'Promotions and Discounts',
  '50600': 'Employee Discounts',
  '50700': 'Customer Comps',
} as const

const promotionalCategories = [
  'Handcrafted Drinks',
  'Breakfast Sandwiches',
  'Pastries',
  'Seasonal Drinks',
  'Whole Beans',
  'Bottled Drinks',
  'Merchandise',
  'Clearance',
] as const

export const seasonalCategoryId = 4

export const categoryOfKind: Partial<Record<ProductKind, number>> = {
  espresso: 1,
  latte: 1,
  cold: 1,
  tea: 1,
  sandwich: 2,
  pastry: 3,
  beans: 5,
  bottle: 6,
  apparel: 7,
  gear: 7,
}

const productCategories: Record<string, readonly string[]> = {
  Drinks: ['Espresso', 'Brewed Coffee', 'Cold Coffee', 'Tea', 'For Kids'],
  Food: ['Bakery', 'Sandwiches', 'Toast & Bagels', 'Snacks'],
  'At Home': ['Whole Beans', 'Bottles'],
  Merchandise: ['Apparel', 'Brewing Gear', 'Gifts'],
}

export const refundReasons = [
  'Item was made wrong',
  'Item was missing',
  'Order took too long',
  'Customer never picked it up',
  'Store was closed',
  'Charged twice',
  'Other',
] as const

export const vendorRegionNames = [
  'Puget Sound',
  'Bay Area',
  'Southern California',
  'Mountain',
  'Central',
  'East Coast',
] as const

const vendorData: Record<string, readonly string[]> = {
  'Golden Gate Bakery': [
    'Butter Croissant, case of 24',
    'Morning Bun, case of 18',
    'Plain Bagel, 4 dozen',
  ],
  'Cascade Dairy': ['Whole Milk, 4 × 1 gallon', 'Heavy Cream, 12 × 1 quart'],
  'Oat & Acre': ['Barista Oat Milk, 12 × 32 oz', 'Almond Milk, 12 × 32 oz'],
  'Emerald City Paper': ['12 oz Hot Cups, 1000', 'Lids, 1000', 'Paper Bags, 500'],
  'Rainier Produce': ['Lemons, 40 lb', 'Avocados, 48 count'],
}

export async function seedLookups(world: SeedWorld): Promise<void> {
  const icons = await Promise.all(
    [...addonNames, ...tagData.map(([name]) => name)].map((name, index) =>
      world.draw(iconPicture(name.slice(0, 2), at(palettes, index))),
    ),
  )
  await world.insert(
    addons,
    addonNames.map((name, index) => ({ id: index + 1, name, icon_image_url: at(icons, index) })),
  )
  await world.insert(
    tags,
    tagData.map(([name, is_allergen], index) => ({
      id: index + 1,
      name,
      is_allergen,
      image_url: index === 11 ? null : at(icons, addonNames.length + index),
      created_at: world.ago(700 - index * 31),
      updated_at: world.ago(200 - index * 13),
    })),
  )
  await world.insert(
    netsuite_accounts,
    Object.entries(netsuiteAccounts).map(([external_id, defintion]) => ({
      external_id,
      defintion,
    })),
  )
  await world.insert(
    promotional_categories,
    promotionalCategories.map((name, index) => ({ id: index + 1, name })),
  )
  await world.insert(product_categories, categoryTree())
  await world.insert(
    refund_reasons,
    refundReasons.map((explanation, index) => ({ id: index + 1, explanation })),
  )
  await world.insert(
    vendor_regions,
    vendorRegionNames.map((name, index) => ({ id: index + 1, name })),
  )
  const vendorNames = Object.keys(vendorData)
  await world.insert(
    vendors,
    vendorNames.map((name, index) => ({ id: index + 1, name })),
  )
  await world.insert(
    vendor_products,
    Object.values(vendorData)
      .flatMap((names, vendor) => names.map((name) => ({ name, vendor_id: vendor + 1 })))
      .map((row, index) => ({ id: index + 1, ...row })),
  )
}

function categoryTree() {
  let id = 0
  return Object.entries(productCategories).flatMap(([name, children], position) => {
    id += 1
    const parent_id = id
    return [
      { id: parent_id, name, parent_id: null, sort_order: position },
      ...children.map((child, sort_order) => {
        id += 1
        return { id, name: child, parent_id, sort_order }
      }),
    ]
  })
}
