/** What takes each write back. Exhaustive by type. */
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { bySortOrder, type Positioned } from '#domain/ordering.ts'
import { startingQuantities } from '#domain/products/inventory.ts'
import type { StoreWeek } from '#domain/stores/storeHours.ts'
import { isSame, memberOf } from '#domain/values.ts'
import type { CallInput } from './core/client.ts'
import type { ReadOperationId } from './core/contract.ts'
import type { MutatingOperationId } from './core/operations.gen.ts'
import type { Access } from './core/viewer.ts'
import type { MadeCall } from './core/write.ts'
import { initialInventoryQuery, storeInventoryQuery } from './inventory.ts'
import { menuCategoriesQuery } from './menus.ts'
import { type ProductAttribute, productAttributesQuery } from './productAttributes.ts'
import { productQuery } from './products.ts'
import { recommendationsQuery } from './recommendations.ts'
import { recommendedProductsQuery } from './recommendedProducts.ts'
import { storeHoursQuery } from './storeHours.ts'
import { productsAtStoreQuery, storeAttributesQuery } from './storeMenu.ts'
import { productStoresQuery, type StoreProduct } from './storeProducts.ts'
import { storeQuery, storeStatusQuery } from './stores.ts'
import { verticalCardsQuery } from './verticalCards.ts'

/** A query of any operation: a method, since each has its own type of keys. */
export interface Read<Data> {
  readonly queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>
}

export interface Seen {
  readonly can: Access['can']
  /** As the write itself read it, else as the page showed it. */
  readonly before: <Data>(query: Read<Data>) => Data | undefined
  /** Of all the lists that the pages showed. */
  readonly rows: <Row>(id: ReadOperationId) => readonly Row[]
  readonly now: <Data>(query: Read<Data>) => Promise<Data>
}

interface Opposite {
  /** Reads again, and names the fields that others changed. */
  readonly overtaken: () => Promise<readonly string[]>
  readonly calls: readonly Call[]
  /** Sent after `calls`, in any order. */
  readonly others?: readonly Call[]
}

type Call = readonly [id: MutatingOperationId, input: object]

type Plan<Input> = (input: Input, seen: Seen) => Opposite | undefined

/** The earlier values of fields of the body, sent by the same operation. `name` stands for these fields. */
function fields<Id extends MutatingOperationId, Data>(
  id: Id,
  query: (input: CallInput<Id>, seen: Seen) => Read<Data>,
  partOf: (data: Data, input: CallInput<Id>) => object | undefined,
  name?: string,
): Plan<CallInput<Id>> {
  return (input, seen) => {
    const read = query(input, seen)
    const answer = seen.before(read)
    const before = answer && partOf(answer, input)
    const body = memberOf(input, 'body')
    const isSaved = (record: object, field: string) =>
      isLike(field, memberOf(record, field), memberOf(body, field))
    const names = Object.keys(before ?? {})
    if (!before) return undefined
    if (names.every((field) => isSaved(before, field))) return nothing
    return {
      overtaken: async () => {
        const now = partOf(await seen.now(read), input)
        const others = names.filter((field) => now && !isSaved(now, field))
        return others.map((field) => name ?? field)
      },
      calls: [[id, { path: memberOf(input, 'path'), body: { ...Object(body), ...before } }]],
    }
  }
}

/** The call changed nothing. */
const nothing: Opposite = { overtaken: async () => [], calls: [] }

/** Hosts write a moment in their own way. */
const isLike = (field: string, one: unknown, other: unknown) =>
  field === 'archived_at' ? (one === null) === (other === null) : isSame(one, other)

/** Undefined where the record lacks one of them. */
function part(record: unknown, names: readonly string[]): object | undefined {
  const entries = names.map((name) => [name, memberOf(record, name)] as const)
  if (entries.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(entries)
}

interface Sent {
  readonly path: { readonly id: number }
  readonly body: object
}

const sentFields = (record: unknown, { body }: Pick<Sent, 'body'>) =>
  part(record, Object.keys(body))

const inRow = (rows: readonly { readonly id: number }[], { path, body }: Sent) =>
  sentFields(
    rows.find(({ id }) => id === path.id),
    { body },
  )

const orderOf = (rows: readonly Positioned[]) =>
  rows.toSorted(bySortOrder).map(({ id, sort_order }) => ({ id, sort_order }))

const addedAgain = ({ store_id, product_id, price, prices }: StoreProduct) =>
  [
    'createProductStore',
    { path: { product_id }, body: { store_id, product_id, price, prices } },
  ] as const

/** The page of a product has its prices at the stores, the page of a store those of its products. */
function soldQuery({ rows }: Seen, storeId: number, isIt: (one: StoreProduct) => boolean) {
  const found = rows<StoreProduct>('listProductStores').find(isIt)
  return found ? productStoresQuery(found.product_id) : productsAtStoreQuery(storeId)
}

const pricesAt = (all: readonly StoreProduct[], storeId: number) =>
  all.flatMap((one) => (one.store_id === storeId ? one.prices : []))

/** A move has read the values themselves. */
const valuesOf = (attributes: readonly ProductAttribute[]) =>
  attributes.flatMap((one) =>
    'product_attribute_values' in one ? one.product_attribute_values : one,
  )

type HoursRow = CallInput<'saveStoreHours'>['body']['store_hours'][number]

/** An override that is gone is archived. */
function hoursIn({ hours, overrides }: StoreWeek, { day_of_week, override_date }: HoursRow) {
  if (!override_date) {
    const unset = { opening_time: null, closing_time: null }
    return { day_of_week, override_date: null, ...((day_of_week && hours[day_of_week]) ?? unset) }
  }
  const override = overrides[override_date]
  const archived_at = override ? null : new Date().toISOString()
  return { day_of_week, override_date, ...override, archived_at }
}

const isKept = (sent: HoursRow, now: object) =>
  sent.archived_at
    ? memberOf(now, 'archived_at') !== null
    : isSame(part(now, Object.keys(sent)), sent)

const archiveState = 'archive state'
const form = 'form'

/** null: no opposite. `form` or a list of its fields: useSave sends the earlier values. */
const opposites: {
  readonly [Id in MutatingOperationId]: Plan<CallInput<Id>> | typeof form | readonly string[] | null
} = {
  login: null,
  logout: null,
  endSession: null,
  requestPasswordReset: null,
  confirmPasswordReset: null,
  createUser: null,
  deleteUser: null,
  updateUser: ['name', 'phone_number', 'employee_id'],
  updateUserPhoto: null,
  exportUser: null,
  createRole: null,
  updateRole: form,
  updatePermission: null,
  createProduct: null,
  updateProduct: form,
  patchProduct: (input, seen) => {
    const { path, body } = input
    const query = productQuery(path.id)
    const back = fields('patchProduct', () => query, sentFields, archiveState)(input, seen)
    // Archiving takes a product from every store (AMB-50), which needs another right.
    const stores = body.archived_at ? seen.before(productStoresQuery(path.id)) : []
    if (!back || !stores) return undefined
    const isAllowed = stores.every(
      ({ store_id }) => seen.can('createProductStore', { storeId: store_id }).allowed,
    )
    return isAllowed ? { ...back, others: stores.map(addedAgain) } : undefined
  },
  cloneAttributeValues: null,
  addProductToAllStores: null,
  createProductStore: null,
  deleteStoreProduct: ({ path: { storeId, productId } }, seen) => {
    const isIt = (one: StoreProduct) => one.store_id === storeId && one.product_id === productId
    const query = [productStoresQuery(productId), productsAtStoreQuery(storeId)].find((one) =>
      seen.before(one)?.some(isIt),
    )
    const removed = query && seen.before(query)?.find(isIt)
    return (
      removed && {
        overtaken: async () => ((await seen.now(query)).some(isIt) ? ['menu'] : []),
        calls: [addedAgain(removed)],
      }
    )
  },
  updateStoreVariantPrice: fields(
    'updateStoreVariantPrice',
    ({ path: { storeId, variantId } }, seen) =>
      soldQuery(seen, storeId, (one) =>
        pricesAt([one], storeId).some(({ variant_id }) => variant_id === variantId),
      ),
    (all, { path, body }) =>
      sentFields(
        pricesAt(all, path.storeId).find(({ variant_id }) => variant_id === path.variantId),
        { body },
      ),
  ),
  createVariant: null,
  updateVariant: form,
  deleteVariant: null,
  createPromotionalCategory: null,
  updatePromotionalCategory: form,
  deletePromotionalCategory: null,
  createAttribute: null,
  updateAttribute: form,
  deleteAttribute: null,
  createAttributeValue: null,
  updateAttributeValue: null,
  deleteAttributeValue: null,
  createProductAttribute: null,
  cloneProductAttributes: null,
  updateProductAttribute: fields(
    'updateProductAttribute',
    ({ body }) => productAttributesQuery(Number(body.product_id)),
    (rows, { path }) => inRow(rows, { path, body: { sort_order: 0 } }),
  ),
  deleteProductAttribute: null,
  createProductAttributeValue: null,
  updateProductAttributeValue: (input, seen) => {
    const { path, body } = input
    const owner = seen
      .rows<ProductAttribute>('listProductAttributes')
      .find(({ id }) => id === body.product_attribute_id)
    const query = productAttributesQuery(owner?.product_id ?? 0)
    const back = fields(
      'updateProductAttributeValue',
      () => query,
      (all) => inRow(valuesOf(all), { path, body: { sort_order: 0, is_default: true } }),
    )(input, seen)
    // The former default comes first: a host may refuse to leave none.
    const values = valuesOf(seen.before(query) ?? [])
    const former = values.find(
      (one) => one.is_default && one.product_attribute_id === body.product_attribute_id,
    )
    if (!back || !body.is_default || !former || former.id === path.id) return back
    const again = { path: { id: former.id }, body: { ...former, is_default: true } }
    return { ...back, calls: [['updateProductAttributeValue', again], ...back.calls] }
  },
  deleteProductAttributeValue: null,
  deleteVendorProduct: null,
  createTag: null,
  updateTag: form,
  createRecommendation: null,
  sortRecommendations: fields(
    'sortRecommendations',
    recommendationsQuery,
    (rows) => ({ recommendations: orderOf(rows) }),
    'sort_order',
  ),
  deleteRecommendation: null,
  updateRecommendation: form,
  createRecommendedProduct: null,
  deleteRecommendedProduct: null,
  updateRecommendedProduct: fields('updateRecommendedProduct', recommendedProductsQuery, inRow),
  createStore: null,
  patchStores: null,
  updateStore: form,
  patchStore: fields('patchStore', ({ path }) => storeQuery(path.id), sentFields),
  syncDefaultMenu: null,
  updateStoreAttribute: fields(
    'updateStoreAttribute',
    ({ path }) => storeAttributesQuery(path.storeId),
    (rows, { path }) => inRow(rows, { path, body: { is_disabled: true } }),
  ),
  setStoreOnline: fields(
    'setStoreOnline',
    ({ path }) => storeStatusQuery(path.storeId),
    sentFields,
  ),
  updateStoreInventory: fields(
    'updateStoreInventory',
    ({ path }) => storeInventoryQuery(path.storeId),
    (rows, { path, body }) => {
      const uncounted = { quantity_available: 0, do_not_sell: false }
      const row = rows.find(({ variant_id }) => Number(variant_id) === path.variantId)
      // A step has the opposite step beside it.
      return sentFields(row ?? uncounted, { body })
    },
  ),
  saveStoreHours: ({ path, body: { store_hours } }, seen) => {
    const query = storeHoursQuery(path.id)
    const week = seen.before(query)
    const rows = week && store_hours.map((row) => hoursIn(week, row))
    return (
      rows && {
        overtaken: async () => {
          const now = await seen.now(query)
          return store_hours.every((row) => isKept(row, hoursIn(now, row))) ? [] : ['hours']
        },
        calls: [['saveStoreHours', { path, body: { store_hours: rows } }]],
      }
    )
  },
  addStoreHours: null,
  updateInitialInventory: fields(
    'updateInitialInventory',
    ({ path }) => initialInventoryQuery(path.id),
    ({ inventory }, { body: { rows } }) => {
      const quantityOf = startingQuantities(inventory)
      return {
        rows: rows.map((row) => ({ ...row, quantity: quantityOf(row.variant_id, row.day) })),
      }
    },
    'initial_quantity',
  ),
  updateStoreTaxRates: null,
  createSurcharge: null,
  updateSurcharge: ['name', 'description'],
  deleteSurcharge: null,
  refundOrder: null,
  resendRefundReceipts: null,
  resendReceipt: null,
  createCredit: null,
  updateCredit: null,
  deleteCredit: null,
  createCustomContent: null,
  updateCustomContent: form,
  createVerticalCard: null,
  sortVerticalCards: fields(
    'sortVerticalCards',
    verticalCardsQuery,
    (rows) => ({ cards: orderOf(rows) }),
    'sort_order',
  ),
  updateVerticalCard: fields('updateVerticalCard', verticalCardsQuery, inRow, archiveState),
  updateMenuCategories: ({ path, body }, seen) => {
    const query = menuCategoriesQuery(path.menuSlug)
    const before = seen.before(query)
    return (
      before && {
        overtaken: async () => (isSame(await seen.now(query), body) ? [] : ['menu']),
        calls: [['updateMenuCategories', { path, body: before }]],
      }
    )
  },
  createMenuCategory: null,
  deleteMenuCategory: null,
  createPromotion: null,
  uploadPromotionAudience: null,
  updatePromotion: [
    ...['name', 'start_date', 'end_date', 'start_time', 'end_time'],
    ...['repeats', 'activation_code', 'limit_uses', 'account'],
  ],
  archivePromotion: null,
  exportPrices: null,
  importPrices: null,
}

export const undoableOperations: readonly string[] = Object.entries(opposites).flatMap(
  ([id, plan]) => (plan ? [id] : []),
)

export function oppositeOf(call: MadeCall, seen: Seen): Opposite | undefined {
  const plan: Plan<never> | typeof form | readonly string[] | null = opposites[call.id]
  return typeof plan === 'function' ? plan(inputOf(call), seen) : undefined
}

/** Whether a save with this field can be taken back. */
export function isUndoableField(id: MutatingOperationId, field: string): boolean {
  const plan = opposites[id]
  return !Array.isArray(plan) || plan.includes(field)
}

// A call has the input of its operation.
function inputOf(call: MadeCall): never
function inputOf({ input }: MadeCall): unknown {
  return input
}
