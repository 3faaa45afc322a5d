import { counted } from '#domain/wording.ts'
import { fanOut, lookFirst, type Outcome, oneByOne, stoppedFlash } from './core/batch.ts'
import { call } from './core/client.ts'
import type { AnswerOf, BodyOf } from './core/contract.ts'
import { ApiError, errorOf } from './core/errors.ts'
import { latest } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { type Flash, useOperation } from './core/write.ts'

export type StoreProduct = components['schemas']['StoreProduct']
export type AddToAllStoresAnswer = AnswerOf<'addProductToAllStores'>
export type AddToAllStoresResult = components['schemas']['AddToAllStoresResult']

/** Missing variants are those of the product (AMB-60). */
export const productStoresQuery = (id: number) =>
  operationQueryAs(
    'listProductStores',
    async (storeProducts) => {
      if (storeProducts.every(({ product }) => product.id !== undefined)) return storeProducts
      const variants = await call('listProductVariants', { path: { id } })
      return storeProducts.map((storeProduct) => ({
        ...storeProduct,
        product: { ...storeProduct.product, id, variants },
      }))
    },
    { path: { id } },
  )

/** The price of a variant at a store, in cents. */
export interface NewPrice {
  readonly storeId: number
  readonly variantId: number
  readonly price: number
}

/**
 * Sets prices one by one, with one flash. A refused price does not stop the others; the last of several
 * writes wins.
 */
export function useSetStorePrices(productId: number) {
  return useOperation('updateStoreVariantPrice', {
    ...pricesOneByOne,
    inTurn: `prices of product ${productId}`,
  })
}

/** A cell of the matrix of a product (AMB-307). */
interface PriceCell extends NewPrice {
  /** The answer to its last save was lost. */
  readonly mayBeSaved: boolean
}

/** Sets prices six at a time, with one flash. A refused price does not stop the others. */
export function useSetMatrixPrices(productId: number) {
  return useOperation('updateStoreVariantPrice', {
    send: fanOut<PriceCell>((cell, write) => setPrice(cell, write, cell.mayBeSaved), 6),
    flash: matrixFlash,
    inTurn: `prices of product ${productId}`,
  })
}

export function matrixFlash(outcome: Outcome): Flash | undefined {
  return pricesOneByOne.flash?.(outcome) ?? stoppedFlash(outcome, 'prices')
}

const setPrice = lookFirst<NewPrice>(
  ({ storeId, variantId, price }, write) =>
    write('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } }),
  async ({ storeId, variantId, price }, read) => {
    const products = await read('listProductsAtStore', { path: { id: storeId } })
    return products.some(({ prices }) =>
      prices.some((one) => one.variant_id === variantId && one.price === price),
    )
  },
)

/** On the menu of a store, like `useSetStorePrices`. */
export function useSetMenuPrices(storeId: number) {
  return useOperation('updateStoreVariantPrice', {
    ...pricesOneByOne,
    success: 'Menu item updated',
    inTurn: `prices at store ${storeId}`,
  })
}

/** A price that differs from the base price. */
export type VariantPrice = components['schemas']['VariantPrice']

interface AddedToAll {
  /** Default: every store. */
  readonly storeIds?: readonly number[] | undefined
  readonly prices: readonly VariantPrice[]
}

/** `prices` are an extension: a host that ignores them gets a call per price. */
export function useAddToAllStores(productId: number) {
  const path = { id: productId }
  return useOperation('addProductToAllStores', {
    send: async ({ storeIds, prices }: AddedToAll, write) => {
      const stores = storeIds && { store_ids: [...storeIds] }
      const [first] = prices
      if (!first) return write('addProductToAllStores', { path, ...(stores && { body: stores }) })
      const before = await call('listProductStores', { path })
      const body = { ...stores, prices: [...prices] }
      const answer = await write('addProductToAllStores', { path, body })
      const lacking = pricesLacking(prices, before, await call('listProductStores', { path }))
      const failures = []
      for (const { store_id, variant_id, price } of lacking) {
        const at = { storeId: store_id, variantId: variant_id }
        failures.push(
          await errorOf(write('updateStoreVariantPrice', { path: at, body: { price } })),
        )
      }
      const failed = failures.filter((failure) => failure !== null).length
      if (failed === 0) return answer
      const error = `${counted(failed, 'price')} could not be set: the base price is in effect there.`
      return { ...answer, errors: [...answer.errors, error] }
    },
    // Without errors the default text (AMB-63).
    flash: ({ errors }) =>
      errors.length === 0 ? undefined : { message: errors.join(', '), variant: 'error' },
  })
}

/** Prices that the stores added since `before` do not have. */
function pricesLacking(
  prices: readonly VariantPrice[],
  before: readonly StoreProduct[],
  now: readonly StoreProduct[],
) {
  const sold = new Set(before.map(({ store_id }) => store_id))
  return now
    .filter(({ store_id }) => !sold.has(store_id))
    .flatMap(({ store_id, prices: own }) =>
      prices
        .filter(({ variant_id, price }) =>
          own.some((one) => one.variant_id === variant_id && one.price !== price),
        )
        .map((wanted) => ({ store_id, ...wanted })),
    )
}

export type AddedStoreProduct = BodyOf<'createProductStore'> & { readonly product_id: number }

const soldAlready = 'The store sells this product already.'

export const useAddToMenu = (storeId: number) =>
  useAddStoreProduct(
    'product_id',
    () => call('listProductsAtStore', { path: { id: storeId } }),
    'Created Product at Store',
  )

export const useAddToStore = (productId: number) =>
  useAddStoreProduct('store_id', () => call('listProductStores', { path: { id: productId } }))

function useAddStoreProduct(
  path: 'store_id' | 'product_id',
  read: () => Promise<readonly StoreProduct[]>,
  success?: string,
) {
  return useOperation('createProductStore', {
    send: async (storeProduct: AddedStoreProduct, write) => {
      await refuseSold(storeProduct, path, read)
      return write('createProductStore', inputOf(storeProduct))
    },
    ...(success && { success }),
  })
}

const inputOf = (body: AddedStoreProduct) => ({ path: { product_id: body.product_id }, body })

/**
 * Refuses a product that another user added meanwhile, since the call would replace its prices. `path` is the
 * field to mark.
 */
async function refuseSold(
  { store_id, product_id }: AddedStoreProduct,
  path: 'store_id' | 'product_id',
  read: () => Promise<readonly StoreProduct[]>,
): Promise<void> {
  const storeProducts = await latest([], read)
  if (
    storeProducts.some(
      (storeProduct) =>
        storeProduct.store_id === store_id && storeProduct.product_id === product_id,
    )
  )
    throw new ApiError(409, 'conflict', soldAlready, [{ path, message: soldAlready }])
}

const pricesOneByOne = oneByOne(
  ({ storeId, variantId, price }: NewPrice, write) =>
    write('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } }),
  ({ message }, refused, all) =>
    all === 1 ? message : `${refused} of ${all} prices could not be saved. ${message}`,
)
