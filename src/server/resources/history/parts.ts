import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '#domain/access/permissions.ts'
import { rows, type Tx } from '../../database/database.ts'
import { JsonText } from '../../handlers.ts'
import { attributeJson } from '../attributes/attributes.ts'
import { readContent } from '../custom-content/customContent.ts'
import { readTree } from '../menus/menus.ts'
import { readRole } from '../people/roles.ts'
import { readUser } from '../people/userRecord.ts'
import { readProduct } from '../products/productRead.ts'
import {
  findStoreProduct,
  readProductStores,
  readProductsAtStore,
} from '../products/stores/storeProductRead.ts'
import { readProductAttributes } from '../products/variants/productAttributes.ts'
import { readVariants } from '../products/variants/variants.ts'
import { readActivePromotion } from '../promotions/promotions.ts'
import { oneRecord, recordList, recordOf } from '../records.ts'
import { readStore } from '../stores/stores.ts'
import { surchargeFields } from '../surcharges/surcharges.ts'
import { readTag } from '../tags/tags.ts'
import { readCard } from '../vertical-cards/verticalCards.ts'
import { type Cell, cellsOf, type Named, type Part, part } from './cells.ts'

/** Reads as nobody in particular, who gets no password and no code. */
const nobody: Viewer = { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() }

const records = {
  product: readProduct,
  store: (tx: Tx, id: number) => readStore(tx, nobody, id),
  promotion: readActivePromotion,
  user: (tx: Tx, id: number) => readUser(tx, nobody, id),
  role: readRole,
  surcharge: (tx: Tx, id: number) =>
    recordOf(tx, 'surcharge', sql`select ${surchargeFields} from surcharges where id = ${id}`),
  content: readContent,
  card: readCard,
  tag: readTag,
  attribute: (tx: Tx, id: number) =>
    oneRecord(
      tx,
      'attribute',
      sql`select ${attributeJson}::text from attributes a where a.id = ${id}`,
    ),
}

export function record(kind: keyof typeof records, id: number): Part {
  return part(
    `${kind} ${id}`,
    (tx) => records[kind](tx, id),
    (json) => cellsOf(kind, id, json),
  )
}

const variantList = z.array(
  z.object({
    id: z.number(),
    sku: z.string().nullable(),
    attribute_values: z.array(z.object({ name: z.string(), is_void: z.boolean() })),
  }),
)

export function variants(id: number): Part {
  return part(
    `variants ${id}`,
    (tx) => readVariants(tx, id),
    (json) => {
      const value = variantList.parse(json).map((one) => {
        const words = one.attribute_values.filter(({ is_void }) => !is_void).map(({ name }) => name)
        return { id: String(one.id), name: [one.sku, ...words].filter(Boolean).join(', ') }
      })
      return [{ kind: 'product', id, field: 'variants', value }]
    },
  )
}

const attributeList = z.array(
  z.object({
    attribute_id: z.number(),
    product_attribute_values: z.array(
      z.object({ attribute_value_id: z.number(), is_default: z.boolean() }),
    ),
  }),
)

export function productAttributes(id: number): Part {
  return part(
    `attributes of ${id}`,
    (tx) => readProductAttributes(tx, id),
    (json) => {
      const list = attributeList.parse(json)
      const product = { kind: 'product', id } as const
      const offered = list.map((one): Named => ({ noun: 'attribute', id: one.attribute_id }))
      return [
        { ...product, field: 'product_attributes', value: offered },
        ...list.flatMap(({ attribute_id, product_attribute_values: values }): Cell[] => {
          const about: Named[] = [{ noun: 'attribute', id: attribute_id }]
          const named = values.map((one): Named => ({ noun: 'value', id: one.attribute_value_id }))
          const standard = values.findIndex(({ is_default }) => is_default)
          return [
            { ...product, field: 'product_attribute_values', about, value: named },
            { ...product, field: 'is_default', about, value: named[standard] ?? null },
          ]
        }),
      ]
    },
  )
}

interface Sold {
  readonly productId?: number
  readonly storeId?: number
}

const storeProduct = z.object({
  store_id: z.number(),
  product_id: z.number(),
  prices: z.array(z.object({ variant_id: z.number(), price: z.number() })),
})

/** Which products are at which stores, and their prices there. */
export function sold({ productId, storeId }: Sold): Part {
  return part(
    `sold ${productId ?? `at ${storeId}`}`,
    async (tx) => {
      if (productId === undefined) return readProductsAtStore(tx, storeId ?? 0)
      if (storeId === undefined) return readProductStores(tx, productId)
      const found = await findStoreProduct(tx, storeId, productId)
      return new JsonText(found ? `[${found.text}]` : '[]')
    },
    (json) =>
      z
        .array(storeProduct)
        .parse(json)
        .flatMap(({ store_id, product_id, prices }): Cell[] => {
          const product: Named = { noun: 'product', id: product_id }
          const store: Named = { noun: 'store', id: store_id }
          return [
            { kind: 'store', id: store_id, field: 'products', about: [product], value: true },
            ...prices.map(
              ({ variant_id, price }): Cell => ({
                ...{ kind: 'product', id: product_id, field: 'prices', value: price },
                about: [store, { noun: 'variant', id: variant_id }],
              }),
            ),
          ]
        }),
  )
}

const tree = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    children: z.array(
      z.object({ id: z.number(), name: z.string(), products: z.array(z.number()) }),
    ),
  }),
)

export function menu(slug: string): Part {
  const listed = (list: readonly { readonly id: number; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ id: String(id), name }))
  return part(
    `menu ${slug}`,
    (tx) => readTree(tx, slug),
    (json) => {
      const categories = tree.parse(json)
      const cell = { kind: 'menu', id: slug } as const
      return [
        { ...cell, field: 'categories', value: listed(categories) },
        ...categories.flatMap(({ children, ...parent }): Cell[] => [
          { ...cell, field: 'children', about: listed([parent]), value: listed(children) },
          ...children.map(({ products, ...child }) => ({
            ...{ ...cell, field: 'products', about: listed([child]) },
            value: products.map((id): Named => ({ noun: 'product', id })),
          })),
        ]),
      ]
    },
  )
}

const cards = z.array(z.object({ id: z.number(), sort_order: z.number() }))

/** Of all vertical cards. */
export const positions: Part = part(
  'cards',
  (tx) => recordList(tx, sql`select id, sort_order from vertical_cards`),
  (json) =>
    cards
      .parse(json)
      .map(({ id, sort_order }) => ({ kind: 'card', id, field: 'sort_order', value: sort_order })),
)

/** The product of a variant, or of an attribute that it offers. */
export type Owned = 'variants' | 'product_attributes' | 'product_attribute_values'

const owner = z.object({ id: z.number() })
const owners: Readonly<Record<Owned, (id: number) => SQL>> = {
  variants: (id) => sql`select product_id as id from variants where id = ${id}`,
  product_attributes: (id) => sql`select product_id as id from product_attributes where id = ${id}`,
  product_attribute_values: (id) =>
    sql`select pa.product_id as id from product_attribute_values pv
      join product_attributes pa on pa.id = pv.product_attribute_id where pv.id = ${id}`,
}

export async function productOf(tx: Tx, owned: Owned, id: number): Promise<number | undefined> {
  const [found] = await rows(tx, owners[owned](id), owner)
  return found?.id
}

export async function attributeOf(tx: Tx, valueId: number): Promise<Part[]> {
  const found = await rows(
    tx,
    sql`select attribute_id as id from attribute_values where id = ${valueId}`,
    owner,
  )
  return found.map(({ id }) => record('attribute', id))
}
