import type { InferInsertModel } from 'drizzle-orm'
import type { ProductType } from '#domain/products/productWords.ts'
import {
  product_addons,
  product_promotional_categories,
  product_tags,
  products,
} from '#server/database/schema/products.ts'
import { catalogue, editions, type ProductKind } from './catalogueData.ts'
import { addonNames, categoryOfKind, netsuiteAccountOfType, seasonalCategoryId } from './lookups.ts'
import { type Glyph, palettes, productPicture } from './pictures.ts'
import { at, type SeedWorld } from './world.ts'

export interface SeededProduct {
  readonly id: number
  readonly name: string
  readonly sku: string
  readonly kind: ProductKind
  readonly type: ProductType
  readonly price: number
  readonly daily: boolean
  readonly tracked: boolean
  readonly archived: boolean
  readonly onDefaultMenu: boolean
}

const kindFacts: Record<ProductKind, { type: ProductType; glyph: Glyph; prep: number | null }> = {
  espresso: { type: 'beverage', glyph: 'mug', prep: 2 },
  latte: { type: 'beverage', glyph: 'cup', prep: 4 },
  brewed: { type: 'beverage', glyph: 'cup', prep: 1 },
  cold: { type: 'beverage', glyph: 'glass', prep: 2 },
  tea: { type: 'beverage', glyph: 'mug', prep: 4 },
  kids: { type: 'beverage', glyph: 'glass', prep: null },
  pastry: { type: 'food', glyph: 'muffin', prep: 1 },
  sandwich: { type: 'food', glyph: 'sandwich', prep: 5 },
  toast: { type: 'food', glyph: 'sandwich', prep: 4 },
  snack: { type: 'food', glyph: 'muffin', prep: null },
  beans: { type: 'bag', glyph: 'bag', prep: null },
  bottle: { type: 'bottle', glyph: 'bottle', prep: null },
  apparel: { type: 'merchandise', glyph: 'shirt', prep: null },
  gear: { type: 'merchandise', glyph: 'mug', prep: null },
}

const skuPrefix: Record<ProductType, string> = {
  beverage: 'BEV',
  food: 'FOO',
  bag: 'BAG',
  bottle: 'BOT',
  merchandise: 'MER',
}

const archivedAt = new Set([11, 27, 45, 71, 99, 118, 126, 135])

// Ids: see lookups.ts.
const kindTags: Partial<Record<ProductKind, readonly number[]>> = {
  latte: [3],
  kids: [3, 10],
  pastry: [3, 6, 7],
  sandwich: [6, 7],
  toast: [6],
  beans: [1, 12],
}

interface Line {
  readonly kind: ProductKind
  readonly name: string
  readonly price: number
  readonly calories: string | null
  readonly description: string
  readonly seasonal: boolean
}

function catalogueLines(): Line[] {
  return Object.entries(catalogue).flatMap(([kind, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', price, calories, description = ''] = line.split('|').map((p) => p.trim())
        return {
          kind: kindOf(kind),
          name: name.replace(/^\*/, ''),
          seasonal: name.startsWith('*'),
          price: Number(price),
          calories: calories || null,
          description,
        }
      }),
  )
}

function kindOf(word: string): ProductKind {
  for (const kind of kinds) if (kind === word) return kind
  throw new Error(`${word} is no kind of product`)
}

const kinds: readonly ProductKind[] = [
  'espresso',
  'latte',
  'brewed',
  'cold',
  'tea',
  'kids',
  'pastry',
  'sandwich',
  'toast',
  'snack',
  'beans',
  'bottle',
  'apparel',
  'gear',
]

function editionName(name: string, round: number): string {
  const edition = at(editions, round - 1)
  const number = Math.floor((round - 1) / editions.length) + 1
  return number === 1 ? `${edition} ${name}` : `${edition} ${name} No. ${number}`
}

export async function seedProducts(world: SeedWorld): Promise<readonly SeededProduct[]> {
  const { random } = world
  const lines = catalogueLines()
  const seeded: SeededProduct[] = []
  const rows: InferInsertModel<typeof products>[] = []
  const tagRows: InferInsertModel<typeof product_tags>[] = []
  const addonRows: InferInsertModel<typeof product_addons>[] = []
  const categoryRows: InferInsertModel<typeof product_promotional_categories>[] = []
  for (let index = 0; index < world.sizes.products; index += 1) {
    const id = index + 1
    const line = at(lines, index)
    const round = Math.floor(index / lines.length)
    const { type, glyph, prep } = kindFacts[line.kind]
    const palette = random.pick(palettes)
    const archived = archivedAt.has(index % lines.length)
    const daily = line.kind === 'pastry' || line.kind === 'sandwich'
    const limited = line.kind === 'gear' || line.kind === 'apparel'
    const product: SeededProduct = {
      id,
      name: round === 0 ? line.name : editionName(line.name, round),
      sku: `${skuPrefix[type]}-${1000 + id}`,
      kind: line.kind,
      type,
      price: line.price,
      daily,
      tracked: daily || limited,
      archived,
      onDefaultMenu: round === 0 && !archived && !limited && !line.seasonal,
    }
    seeded.push(product)
    const plain = index % 23 === 22
    rows.push({
      id,
      product_type: type,
      name: product.name,
      price: product.price,
      square_sku: product.sku,
      description: plain ? null : line.description,
      calories: line.calories,
      mobile_menu_format: type === 'beverage' ? 'iced-hot' : null,
      prep_time: prep,
      on_default_menu: product.onDefaultMenu,
      image_url: plain ? null : await world.draw(productPicture(glyph, palette)),
      foreground_color: plain ? null : palette[1],
      background_color: plain ? null : palette[0],
      tertiary_color: plain ? null : palette[2],
      inventory_control: daily ? 'daily' : limited ? 'limited' : 'unlimited',
      is_seasonal: line.seasonal,
      netsuite_account_id: index % 17 === 16 ? null : netsuiteAccountOfType[type],
      created_at: world.ago(900 - (index % 600)),
      updated_at: world.ago(random.whole(1, 200)),
      archived_at: archived ? world.ago(random.whole(10, 300)) : null,
    })
    const tags = new Set(kindTags[line.kind])
    if (random.chance(0.12)) tags.add(9)
    if (line.seasonal) tags.add(8)
    if (/almond|walnut|pistachio|hazelnut|praline/i.test(line.name)) tags.add(4)
    for (const tag_id of tags) tagRows.push({ product_id: id, tag_id })
    if (type === 'beverage' && line.price > 0)
      for (const addon of random.sample([...addonNames.keys()], random.whole(1, 4)))
        addonRows.push({ product_id: id, addon_id: addon + 1 })
    const category = categoryOfKind[line.kind]
    if (category) categoryRows.push({ product_id: id, promotional_category_id: category })
    if (line.seasonal)
      categoryRows.push({ product_id: id, promotional_category_id: seasonalCategoryId })
  }
  await world.insert(products, rows)
  await world.insert(product_tags, tagRows)
  await world.insert(product_addons, addonRows)
  await world.insert(product_promotional_categories, categoryRows)
  return seeded
}
