import type { QueryClient } from '@tanstack/react-query'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import { useOperation } from '#api/core/write.ts'
import {
  initialInventoryQuery,
  storeInventoryQuery,
  useChangeCount,
  useSaveStartingInventory,
} from '#api/inventory.ts'
import { menuCategoriesQuery, useChangeMenu } from '#api/menus.ts'
import {
  productAttributesQuery,
  useDefaultProductAttributeValue,
  useMoveProductAttribute,
} from '#api/productAttributes.ts'
import { productQuery } from '#api/products.ts'
import { recommendationsQuery, useMoveRecommendation } from '#api/recommendations.ts'
import {
  recommendedProductsQuery,
  useMoveRecommendedProduct,
  useSwitchRecommendedProduct,
} from '#api/recommendedProducts.ts'
import { overrideRow, storeHoursQuery, useSaveHours, useSaveHoursOn } from '#api/storeHours.ts'
import { productsAtStoreQuery, storeAttributesQuery, useSetStoreAttribute } from '#api/storeMenu.ts'
import { productStoresQuery, useSetMenuPrices, useSetStorePrices } from '#api/storeProducts.ts'
import { storeQuery, storeStatusQuery, useSetCurbsideOnline, useSetOnline } from '#api/stores.ts'
import { useMoveVerticalCard, verticalCardsQuery } from '#api/verticalCards.ts'
import { type Move, moveOf, type Positioned } from '#domain/ordering.ts'
import { overrideKey, overrideOn, weekOf } from '#domain/stores/storeHours.ts'
import type { Caller } from '#mocks/p4.ts'
import { first, hook, type Kinds, known, type Started, type UndoKind } from './undoKind.tsx'

const kind = (
  id: MutatingOperationId,
  what: string,
  start: (client: QueryClient) => Promise<Started>,
): UndoKind => ({ id, what, start })

interface Value<Of> {
  readonly set: (value: Of) => Promise<unknown>
  /** Mine, theirs. */
  readonly values: readonly [Of, Of]
  readonly stored: () => Promise<unknown>
  readonly name: string
}

const ofValue = <Of>({ set, values: [mine, theirs], ...rest }: Value<Of>): Started => ({
  save: () => set(mine),
  theirs: () => set(theirs),
  ...rest,
})

type Load = (client: QueryClient) => Promise<readonly Positioned[]>

const moves = (
  id: MutatingOperationId,
  use: () => (move: Move) => Promise<unknown>,
  load: Load,
): UndoKind =>
  kind(id, 'a move', async (client) => {
    const rows = await load(client)
    const move = hook(client, use)
    return {
      save: () => move(known(moveOf(rows, 0, 1))),
      theirs: async () => move(known(moveOf(await load(client), 1, 0))),
      stored: async () => (await load(client)).map((one) => one.id),
      name: 'position',
    }
  })

const prices = (owner: Caller, what: string, use: (productId: number) => PriceWrite) =>
  kind('updateStoreVariantPrice', what, async (client) => {
    const { product_id, prices } = known((await client.fetchQuery(productsAtStoreQuery(1)))[0])
    await client.fetchQuery(productStoresQuery(product_id))
    const set = hook(client, () => use(product_id))
    return ofValue({
      set: (price) =>
        set({
          items: prices.map(({ variant_id }) => ({ storeId: 1, variantId: variant_id, price })),
          shouldContinue: () => true,
          onAnswer: () => {},
        }),
      values: [777, 888],
      stored: () => pricesOf(owner, product_id),
      name: 'price',
    })
  })

type PriceWrite = ReturnType<typeof useSetMenuPrices>

const pricesOf = async (owner: Caller, productId: number) =>
  (await owner.ok('listProductsAtStore', first)).find(({ product_id }) => product_id === productId)
    ?.prices

const date = '2027-03-01'
const times = { opening_time: '08:00:00', closing_time: '20:00:00' }
const row = overrideRow(date, { ...times, is_closed: false, is_holiday: true })
const holiday = { ...first, body: { store_hours: [row] } }
const archived_at = '2027-01-01T00:00:00Z'

const overrides = (owner: Caller) => {
  const read = async () => weekOf(await owner.ok('getStoreHours', first))
  const stored = async () => (await read()).overrides[overrideKey(date)]
  return [
    ...[true, false].map((isSet) =>
      kind('saveStoreHours', isSet ? 'an override' : 'a new override', async (client) => {
        if (isSet) await owner.ok('saveStoreHours', holiday)
        const opened = { ...overrideOn(await client.fetchQuery(storeHoursQuery(1)), date), date }
        const save = hook(client, () => useSaveHoursOn(1))
        return ofValue({
          set: (closing_time) => save({ opened, changes: { closing_time } }),
          values: ['18:00:00', '17:00:00'],
          stored,
          name: 'hours',
        })
      }),
    ),
    kind('saveStoreHours', 'an archived override', async (client) => {
      await owner.ok('saveStoreHours', holiday)
      await client.fetchQuery(storeHoursQuery(1))
      const save = hook(client, () => useSaveHours(1))
      return ofValue({
        set: save,
        values: [overrideRow(date, { archived_at }), row],
        stored,
        name: 'hours',
      })
    }),
  ]
}

const counts = (owner: Caller) =>
  ([{ quantity_available: 41 }, { do_not_sell: true }] as const).map((mine) =>
    kind('updateStoreInventory', Object.keys(mine).join(), async (client) => {
      const { variant_id } = known(
        (await client.fetchQuery(storeInventoryQuery(1))).find((count) => !count.do_not_sell),
      )
      const change = hook(client, () => useChangeCount(1))
      return ofValue({
        set: (made) => change(variant_id, made),
        values: [mine, 'do_not_sell' in mine ? { do_not_sell: false } : { quantity_available: 42 }],
        stored: async () => {
          const rows = await owner.ok('listStoreInventory', { path: { storeId: 1 } })
          const { quantity_available, do_not_sell } = known(
            rows.find((count) => count.variant_id === variant_id),
          )
          return { quantity_available, do_not_sell }
        },
        name: 'do_not_sell' in mine ? 'do not sell' : 'count',
      })
    }),
  )

async function productWithValues(owner: Caller): Promise<number> {
  for (const { id } of await owner.ok('listProducts')) {
    const [one, other] = await owner.ok('listProductAttributes', { path: { id } })
    if (other && known(one).product_attribute_values.length > 1) return id
  }
  throw new Error('The seed has no product with two attributes')
}

export const writeKinds: Kinds = (owner) => [
  kind('patchStore', 'curbside', async (client) => {
    const on = { bd_destination_id: 'bd-1', curbside_enabled: true, curbside_online: false }
    await owner.ok('patchStore', { ...first, body: on })
    await client.fetchQuery(storeQuery(1))
    return ofValue({
      set: hook(client, () => useSetCurbsideOnline(1)),
      values: [true, false],
      stored: async () => (await owner.ok('getStore', first)).curbside_online,
      name: 'curbside online',
    })
  }),
  kind('setStoreOnline', 'online', async (client) => {
    const { online } = await client.fetchQuery(storeStatusQuery(1))
    return ofValue({
      set: hook(client, () => useSetOnline(1)),
      values: [!online, online],
      stored: () => owner.ok('getStoreStatus', { path: { storeId: 1 } }),
      name: 'online',
    })
  }),
  kind('updateStoreAttribute', 'a choice', async (client) => {
    const one = known((await client.fetchQuery(storeAttributesQuery(1)))[0])
    return ofValue({
      set: hook(client, () => useSetStoreAttribute(1)),
      values: [{ ...one, is_disabled: !one.is_disabled }, one],
      stored: async () => (await owner.ok('listStoreAttributes', first))[0],
      name: 'switched off',
    })
  }),
  ...counts(owner),
  kind('updateInitialInventory', 'a starting quantity', async (client) => {
    const read = async () => known((await owner.ok('getInitialInventory', first)).inventory[0])
    await client.fetchQuery(initialInventoryQuery(1))
    const { variant_id, day_of_week: day, initial_quantity } = await read()
    const save = hook(client, () => useSaveStartingInventory(1))
    return ofValue({
      set: save,
      values: [
        [{ variant_id, day, seen: initial_quantity, quantity: 41 }],
        [{ variant_id, day, seen: 41, quantity: 42 }],
      ],
      stored: async () => (await read()).initial_quantity,
      name: 'starting inventory',
    })
  }),
  ...overrides(owner),
  kind('updateVerticalCard', 'a deleted card', async (client) => {
    await client.fetchQuery(verticalCardsQuery())
    const archive = hook(client, () => useOperation('updateVerticalCard'))
    return ofValue<string | null>({
      set: (archived_at) => archive({ ...first, body: { archived_at } }),
      values: [archived_at, null],
      stored: async () => (await owner.ok('listVerticalCards')).map(({ id }) => id),
      name: 'archive state',
    })
  }),
  moves('sortVerticalCards', useMoveVerticalCard, (client) =>
    client.fetchQuery({ ...verticalCardsQuery(), staleTime: 0 }),
  ),
  moves('sortRecommendations', useMoveRecommendation, (client) =>
    client.fetchQuery({ ...recommendationsQuery(), staleTime: 0 }),
  ),
  moves('updateRecommendedProduct', useMoveRecommendedProduct, (client) =>
    client.fetchQuery({ ...recommendedProductsQuery(), staleTime: 0 }),
  ),
  kind('updateProductAttribute', 'a move', async (client) => {
    const id = await productWithValues(owner)
    const load: Load = () => client.fetchQuery({ ...productAttributesQuery(id), staleTime: 0 })
    return moves('updateProductAttribute', () => useMoveProductAttribute(id), load).start(client)
  }),
  kind('updateProductAttributeValue', 'the default', async (client) => {
    const id = await productWithValues(owner)
    const query = { ...productAttributesQuery(id), staleTime: 0 }
    const read = async () => known((await client.fetchQuery(query))[0])
    const owning = await read()
    const [one, other] = owning.product_attribute_values.map((value) => value.id)
    const choose = hook(client, () => useDefaultProductAttributeValue(owning))
    await choose(known(one))
    await read()
    return ofValue({
      set: choose,
      values: [known(other), known(one)],
      stored: async () =>
        (await read()).product_attribute_values.find(({ is_default }) => is_default)?.id,
      name: 'default value',
    })
  }),
  kind('updateRecommendedProduct', 'a switch', async (client) => {
    const { id, pinned } = known((await client.fetchQuery(recommendedProductsQuery()))[0])
    const change = hook(client, useSwitchRecommendedProduct)
    return ofValue({
      set: (next) => change({ id, pinned: next }),
      values: [!pinned, pinned],
      stored: async () => (await owner.ok('listRecommendedProducts')).map((one) => one.pinned),
      name: 'pinned',
    })
  }),
  prices(owner, 'prices on a menu', () => useSetMenuPrices(1)),
  prices(owner, 'prices of a product', useSetStorePrices),
  kind('deleteStoreProduct', 'a deletion from a menu', async (client) => {
    const { product_id } = known((await client.fetchQuery(productsAtStoreQuery(1)))[0])
    const remove = hook(client, () => useOperation('deleteStoreProduct'))
    const path = { product_id }
    return {
      save: () => remove({ path: { storeId: 1, productId: product_id } }),
      theirs: () => owner.ok('createProductStore', { path, body: { store_id: 1, price: 5 } }),
      stored: () => pricesOf(owner, product_id),
      name: 'menu',
    }
  }),
  kind('patchProduct', 'an archived product with its stores', async (client) => {
    await client.fetchQuery(productQuery(1))
    await client.fetchQuery(productStoresQuery(1))
    const patch = hook(client, () => useOperation('patchProduct'))
    return ofValue<string | null>({
      set: (archived_at) => patch({ ...first, body: { archived_at } }),
      values: [archived_at, null],
      stored: async () =>
        (await owner.ok('listProductStores', first)).map(({ store_id, prices }) => [
          store_id,
          prices,
        ]),
      name: 'archive state',
    })
  }),
  kind('updateMenuCategories', 'a name in a menu', async (client) => {
    const { id, name } = known((await client.fetchQuery(menuCategoriesQuery('all-day')))[0])
    const change = hook(client, () => useChangeMenu('all-day'))
    return ofValue({
      set: (next) => change({ kind: 'rename', id, name: next, was: name }),
      values: ['Mine', 'Theirs'],
      stored: async () => {
        const path = { menuSlug: 'all-day' }
        return (await owner.ok('getMenuCategories', { path }))[0]?.name
      },
      name: 'menu',
    })
  }),
]
