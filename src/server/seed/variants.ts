import type { InferInsertModel } from 'drizzle-orm'
import {
  product_attribute_values,
  product_attributes,
  variant_values,
  variants,
} from '#server/database/schema/attributes.ts'
import { kindAttributes } from './attributeData.ts'
import type { SeededAttribute, SeededValue } from './attributes.ts'
import type { SeededProduct } from './products.ts'
import type { SeedWorld } from './world.ts'

export interface SeededVariant {
  readonly id: number
  readonly product: SeededProduct
  /** Cents, before the store's markup. */
  readonly price: number
  /** Values without void ones; null for the only variant. */
  readonly words: string | null
}

export async function seedVariants(
  world: SeedWorld,
  products: readonly SeededProduct[],
  attributes: readonly SeededAttribute[],
): Promise<ReadonlyMap<number, readonly SeededVariant[]>> {
  const attributeRows: InferInsertModel<typeof product_attributes>[] = []
  const valueRows: InferInsertModel<typeof product_attribute_values>[] = []
  const variantRows: InferInsertModel<typeof variants>[] = []
  const variantValueRows: InferInsertModel<typeof variant_values>[] = []
  const byProduct = new Map<number, readonly SeededVariant[]>()
  for (const product of products) {
    const offered = kindAttributes[product.kind].map(([name, count]) => {
      const attribute = attributes.find((one) => one.name === name)
      if (!attribute) throw new Error(`There is no attribute ${name}`)
      return { id: attribute.id, values: attribute.values.slice(0, count) }
    })
    for (const [sort_order, { id, values }] of offered.entries()) {
      const product_attribute_id = attributeRows.length + 1
      attributeRows.push({
        id: product_attribute_id,
        attribute_id: id,
        product_id: product.id,
        sort_order,
      })
      for (const [position, value] of values.entries())
        valueRows.push({
          id: valueRows.length + 1,
          attribute_value_id: value.id,
          product_attribute_id,
          sort_order: position,
          is_default: position === 0,
        })
    }
    byProduct.set(
      product.id,
      combinations(offered.map(({ values }) => values)).map((values) => {
        const id = variantRows.length + 1
        const sku = [product.sku, ...values.map((value) => value.code)].join('-')
        variantRows.push({ id, product_id: product.id, sku })
        for (const value of values)
          variantValueRows.push({
            variant_id: id,
            attribute_id: value.attributeId,
            attribute_value_id: value.id,
          })
        return { id, product, price: priceOf(product.price, values), words: wordsOf(values) }
      }),
    )
  }
  await world.insert(product_attributes, attributeRows)
  await world.insert(product_attribute_values, valueRows)
  await world.insert(variants, variantRows)
  await world.insert(variant_values, variantValueRows)
  return byProduct
}

function combinations(lists: readonly (readonly SeededValue[])[]): SeededValue[][] {
  return lists.reduce<SeededValue[][]>(
    (found, list) => found.flatMap((start) => list.map((value) => [...start, value])),
    [[]],
  )
}

function priceOf(base: number, values: readonly SeededValue[]): number {
  if (base === 0) return 0
  const factor = values.reduce((product, value) => product * (value.priceFactor ?? 1), 1)
  const extraCents = values.reduce((sum, value) => sum + (value.extraCents ?? 0), 0)
  return Math.round((base * factor) / 5) * 5 + extraCents
}

function wordsOf(values: readonly SeededValue[]): string | null {
  const words = values.filter((value) => !value.isVoid).map((value) => value.name)
  return words.length > 0 ? words.join(', ') : null
}
