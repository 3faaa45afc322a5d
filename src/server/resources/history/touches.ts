/** The parts of records that each write may change; null where no history is kept. Exhaustive by type. */
import type { BodyOf, OperationId, PathOf } from '#api/core/contract.ts'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import type { Tx } from '../../database/database.ts'
import type { Clock } from '../../handlers.ts'
import type { Kind, Part } from './cells.ts'
import {
  attributeOf,
  menu,
  type Owned,
  positions,
  productAttributes,
  productOf,
  record,
  sold,
  variants,
} from './parts.ts'
import { count, hours, online, startingInventory, storeAttribute, taxRates } from './storeParts.ts'

interface Asked<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly body: BodyOf<Id>
  readonly tx: Tx
  readonly clock: Clock
}

type Touch<Id extends OperationId> =
  | { readonly created: Kind }
  | ((asked: Asked<Id>) => readonly Part[] | Promise<readonly Part[]>)

interface OfId {
  readonly path: { readonly id: number }
}

const ofStore = ({ path }: OfId) => [record('store', path.id)]
const ofHours = ({ path }: OfId) => [hours(path.id)]
const ofMenu = ({ path }: { readonly path: { readonly menuSlug: string } }) => [menu(path.menuSlug)]
const offers = (productId: number | undefined) =>
  productId === undefined ? [] : [productAttributes(productId), variants(productId)]

const offersWith =
  (owned: Owned) =>
  async ({ tx, path }: OfId & { readonly tx: Tx }) =>
    offers(await productOf(tx, owned, path.id))

const touches = {
  login: null,
  logout: null,
  endSession: null,
  requestPasswordReset: null,
  confirmPasswordReset: null,
  createUser: { created: 'user' },
  updateUser: ({ path }) => [record('user', path.id)],
  updateUserPhoto: ({ path }) => [record('user', path.id)],
  // Its history goes with the person.
  deleteUser: null,
  exportUser: null,
  createRole: { created: 'role' },
  updateRole: ({ path }) => [record('role', path.id)],
  updatePermission: null,
  createProduct: { created: 'product' },
  updateProduct: ({ path }) => [record('product', path.id)],
  patchProduct: ({ path, body }) => [
    record('product', path.id),
    ...(body.archived_at ? [sold({ productId: path.id })] : []),
  ],
  cloneAttributeValues: ({ path }) => offers(path.id),
  addProductToAllStores: ({ path }) => [sold({ productId: path.id })],
  createProductStore: ({ path, body }) => [
    sold({ productId: path.product_id, storeId: body.store_id }),
  ],
  deleteStoreProduct: ({ path }) => [sold(path)],
  updateStoreVariantPrice: async ({ tx, path: { storeId, variantId } }) => {
    const productId = await productOf(tx, 'variants', variantId)
    return productId === undefined ? [] : [sold({ productId, storeId })]
  },
  createVariant: ({ body }) => offers(body.product_id),
  updateVariant: offersWith('variants'),
  deleteVariant: offersWith('variants'),
  createPromotionalCategory: null,
  updatePromotionalCategory: null,
  deletePromotionalCategory: null,
  createAttribute: { created: 'attribute' },
  updateAttribute: ({ path }) => [record('attribute', path.id)],
  deleteAttribute: ({ path }) => [record('attribute', path.id)],
  createAttributeValue: ({ body }) => [record('attribute', body.attribute_id)],
  updateAttributeValue: ({ tx, path }) => attributeOf(tx, path.id),
  deleteAttributeValue: ({ tx, path }) => attributeOf(tx, path.id),
  createProductAttribute: ({ body }) => offers(body.product_id),
  cloneProductAttributes: ({ body }) => offers(body.product_id),
  updateProductAttribute: offersWith('product_attributes'),
  deleteProductAttribute: offersWith('product_attributes'),
  createProductAttributeValue: async ({ tx, body }) =>
    offers(await productOf(tx, 'product_attributes', body.product_attribute_id)),
  updateProductAttributeValue: offersWith('product_attribute_values'),
  deleteProductAttributeValue: offersWith('product_attribute_values'),
  deleteVendorProduct: null,
  createTag: { created: 'tag' },
  updateTag: ({ path }) => [record('tag', path.id)],
  createRecommendation: null,
  sortRecommendations: null,
  updateRecommendation: null,
  deleteRecommendation: null,
  createRecommendedProduct: null,
  updateRecommendedProduct: null,
  deleteRecommendedProduct: null,
  createStore: { created: 'store' },
  patchStores: ({ body }) => body.stores.map(({ id }) => record('store', id)),
  patchStore: ofStore,
  updateStore: ofStore,
  setStoreOnline: ({ path }) => [online(path.storeId)],
  syncDefaultMenu: ({ path }) => [sold({ storeId: path.id })],
  updateStoreAttribute: ({ path }) => [storeAttribute(path)],
  updateStoreInventory: ({ path, clock }) => [count(path, clock)],
  saveStoreHours: ofHours,
  addStoreHours: ofHours,
  updateInitialInventory: ({ path, body }) => [startingInventory(path.id, body.rows)],
  updateStoreTaxRates: ({ path }) => [taxRates(path.id)],
  createSurcharge: { created: 'surcharge' },
  updateSurcharge: ({ path }) => [record('surcharge', path.id)],
  deleteSurcharge: ({ path }) => [record('surcharge', path.id)],
  refundOrder: null,
  resendRefundReceipts: null,
  resendReceipt: null,
  createCredit: null,
  updateCredit: null,
  deleteCredit: null,
  createCustomContent: { created: 'content' },
  updateCustomContent: ({ path }) => [record('content', path.id)],
  createVerticalCard: { created: 'card' },
  updateVerticalCard: ({ path }) => [record('card', path.id)],
  sortVerticalCards: () => [positions],
  updateMenuCategories: ofMenu,
  createMenuCategory: ofMenu,
  deleteMenuCategory: ofMenu,
  createPromotion: { created: 'promotion' },
  updatePromotion: ({ path }) => [record('promotion', path.id)],
  archivePromotion: ({ path }) => [record('promotion', path.id)],
  uploadPromotionAudience: null,
  exportPrices: null,
  // Its job writes the history once the prices have changed.
  importPrices: null,
} satisfies { readonly [Id in MutatingOperationId]: Touch<Id> | null }

export const touchOf: { readonly [Id in OperationId]?: Touch<Id> | null } = touches
