/** Each write's default flash and the reads that it makes stale. Exhaustive by type. */

import type { AnswerOf, BodyOf, PathOf, ReadOperationId } from './contract.ts'
import type { MutatingOperationId } from './operations.gen.ts'

type Members<Part> = Part extends object ? keyof Part & string : never

/** Where to find the id of a record: in the path, the body or the answer. */
type Source<Id extends MutatingOperationId> =
  | `path.${Members<PathOf<Id>>}`
  | `body.${Members<BodyOf<Id>>}`
  | `answer.${Members<AnswerOf<Id>>}`

/** A call without that member makes the reads of all records stale. */
type OfRecord<Id extends MutatingOperationId> = readonly [read: ReadOperationId, of: Source<Id>]

interface WriteFacts<Id extends MutatingOperationId> {
  /** Default flash; null for none. */
  readonly success: string | null
  readonly stale: readonly (ReadOperationId | OfRecord<Id>)[]
}

const found = ['listSearchSuggestions', 'search'] as const
const users = ['listEmployees', ...found] as const
const products = ['listProducts', ...found] as const
const stores = ['listStores', ...found] as const
const counts = ['listStoreInventory', 'getInitialInventory'] as const
const atStores = ['listProductsAtStore', 'listStoreAttributes', ...counts] as const
const menuOfStore = <Of extends string>(of: Of) => atStores.map((read) => [read, of] as const)
const orders = ['listStoreOrders', 'getOrder', 'getOrderHistory'] as const
const menus = ['listProductStores', 'listProductsAtStore'] as const
const ofVariants = ['listProductVariants', 'getProduct', 'listProductStores'] as const
const ofAttributes = ['listProductAttributes', 'listProductVariants', 'getProduct'] as const
const attributes = [
  'listAttributes',
  'getAttributeValue',
  'listAttributeNames',
  'listProductAttributes',
  'listProductVariants',
  'listStoreAttributes',
] as const

const flash = <Id extends MutatingOperationId>(
  success: string | null,
  stale: WriteFacts<Id>['stale'],
): WriteFacts<Id> => ({ success, stale })

const silent = <Id extends MutatingOperationId>(stale: WriteFacts<Id>['stale']): WriteFacts<Id> =>
  flash(null, stale)

export const mutationFacts: { readonly [Id in MutatingOperationId]: WriteFacts<Id> } = {
  login: silent([]),
  logout: silent([]),
  endSession: flash('Session ended', ['listSessions']),
  requestPasswordReset: flash('Password Reset Sent', []),
  confirmPasswordReset: flash('Password saved. Please sign in.', []),
  createUser: flash('Created Emplyee', users),
  // Deleting keeps the user's page open with the proof (AMB-129).
  deleteUser: silent([...users, ...orders, 'listPromotions', 'getPromotion']),
  updateUser: flash('Updated Employee', [...users, ['getUser', 'path.id']]),
  updateUserPhoto: silent([...users, ['getUser', 'path.id']]),
  exportUser: silent([]),
  createRole: flash('Role Created', ['listRoles']),
  updateRole: flash('Role Updated', ['listRoles', 'listEmployees', ['getRole', 'path.id']]),
  updatePermission: flash('Permission Updated', ['listPermissions', ['getPermission', 'path.id']]),
  createProduct: silent(products),
  updateProduct: flash('Product Updated', [...products, ...atStores, ['getProduct', 'path.id']]),
  patchProduct: flash('Product Updated', [
    ...products,
    ...atStores,
    ['getProduct', 'path.id'],
    ['listProductStores', 'path.id'],
  ]),
  cloneAttributeValues: flash('Attribute Values Cloned', [
    ['listProductAttributes', 'path.id'],
    ['listProductVariants', 'path.id'],
    ['listProductStores', 'path.id'],
    ['getProduct', 'path.id'],
  ]),
  addProductToAllStores: flash('Product Added to all Stores.', [
    ['listProductStores', 'path.id'],
    ...atStores,
  ]),
  createProductStore: flash('Added product to store.', [
    ['listProductStores', 'path.product_id'],
    ...menuOfStore('body.store_id'),
  ]),
  deleteStoreProduct: flash('Success', [
    ['listProductStores', 'path.productId'],
    ...menuOfStore('path.storeId'),
  ]),
  updateStoreVariantPrice: flash('Price updated.', [
    'listProductStores',
    ['listProductsAtStore', 'path.storeId'],
    ['listStoreInventory', 'path.storeId'],
  ]),
  createVariant: flash('New Variant Created', [
    ['listProductVariants', 'body.product_id'],
    ['getProduct', 'body.product_id'],
    ['listProductStores', 'body.product_id'],
    ...atStores,
  ]),
  updateVariant: flash('Variant Updated', [
    ['listProductVariants', 'answer.product_id'],
    ['getProduct', 'answer.product_id'],
    ['listProductStores', 'answer.product_id'],
    ...atStores,
  ]),
  deleteVariant: flash('Variant Deleted', [...ofVariants, ...atStores]),
  createPromotionalCategory: flash('Created Promotional Category', ['listPromotionalCategories']),
  updatePromotionalCategory: flash('Updated Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
  ]),
  deletePromotionalCategory: flash('Deleted Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
    'listPromotions',
    'getPromotion',
  ]),
  createAttribute: flash('Created Attribute', attributes),
  updateAttribute: flash('Updated Attribute', attributes),
  deleteAttribute: flash('Deleted Attribute', [...attributes, 'getProduct', 'listProductStores']),
  createAttributeValue: silent(attributes),
  updateAttributeValue: silent(attributes),
  deleteAttributeValue: silent([...attributes, 'getProduct', 'listProductStores']),
  createProductAttribute: flash('Created Product Attribute', [
    ['listProductAttributes', 'body.product_id'],
    ['listProductVariants', 'body.product_id'],
    ['getProduct', 'body.product_id'],
  ]),
  cloneProductAttributes: flash('Product Attributes Cloned', [
    ['listProductAttributes', 'body.product_id'],
    ['listProductVariants', 'body.product_id'],
    ['listProductStores', 'body.product_id'],
    ['getProduct', 'body.product_id'],
  ]),
  updateProductAttribute: flash('Updated Product Attribute', [
    ['listProductAttributes', 'answer.product_id'],
    ['listProductVariants', 'answer.product_id'],
    ['getProduct', 'answer.product_id'],
  ]),
  deleteProductAttribute: flash('Deleted Product Attribute', [
    ...ofAttributes,
    'listProductStores',
  ]),
  createProductAttributeValue: flash('Created Product Attribute Value', ofAttributes),
  updateProductAttributeValue: flash('Updated product attribute', ofAttributes),
  deleteProductAttributeValue: flash('Deleted Product Attribute Value', [
    ...ofAttributes,
    'listProductStores',
  ]),
  deleteVendorProduct: flash('Vendor Product Deleted', ['listVendorProducts']),
  createTag: flash('Tag Created', ['listTags']),
  updateTag: flash('Tag Updated', [
    'listTags',
    'listProducts',
    'getProduct',
    ['getTag', 'path.id'],
  ]),
  createRecommendation: flash('Recommendation Created', ['listRecommendations']),
  sortRecommendations: silent(['listRecommendations', 'getRecommendation']),
  deleteRecommendation: flash('Recommendation Deleted', ['listRecommendations']),
  updateRecommendation: flash('Recommendation Updated', [
    'listRecommendations',
    ['getRecommendation', 'path.id'],
  ]),
  createRecommendedProduct: flash('Recommended Product Created', ['listRecommendedProducts']),
  deleteRecommendedProduct: flash('Recommended Product Deleted', ['listRecommendedProducts']),
  updateRecommendedProduct: flash('Recommended Product Updated', ['listRecommendedProducts']),
  createStore: flash('Store Created', stores),
  patchStores: flash('Updated Store', [...stores, 'getStore', 'getStoreStatus']),
  updateStore: flash('Updated Store', [...stores, ['getStore', 'path.id']]),
  patchStore: flash('Updated Store', [...stores, ['getStore', 'path.id']]),
  syncDefaultMenu: flash('Success', ['listProductStores', ...menuOfStore('path.id')]),
  updateStoreAttribute: flash('Success', [['listStoreAttributes', 'path.storeId']]),
  setStoreOnline: flash('Store online status updated.', [
    'listStores',
    ['getStoreStatus', 'path.storeId'],
  ]),
  updateStoreInventory: silent([['listStoreInventory', 'path.storeId']]),
  saveStoreHours: flash('Hours Updated', [['getStoreHours', 'path.id']]),
  addStoreHours: flash('Hours Updated', [['getStoreHours', 'path.id']]),
  updateInitialInventory: flash('Initial inventory has been updated.', [
    ['getInitialInventory', 'path.id'],
    // A daily variant begins today with its starting quantity (AMB-187).
    ['listStoreInventory', 'path.id'],
  ]),
  updateStoreTaxRates: flash('Tax Rates Updated', [['listStoreTaxRates', 'path.id']]),
  createSurcharge: flash('Surcharge created.', ['listSurcharges', 'listStoreTaxRates']),
  updateSurcharge: flash('Vendor updated.', ['listSurcharges', 'listStoreTaxRates']),
  deleteSurcharge: flash('Surcharge delete.', ['listSurcharges', 'listStoreTaxRates']),
  refundOrder: flash('Refund Completed', [
    ['getOrder', 'path.id'],
    ['getOrderHistory', 'path.id'],
    ['listUserOrders', 'answer.user_id'],
    ['listStoreOrders', 'answer.store_id'],
    'getEodReport',
    'getTipReport',
  ]),
  resendRefundReceipts: flash('Email sent', []),
  resendReceipt: flash('Customer receipt sent', []),
  createCredit: flash('Credit Created', [['listCredits', 'path.id']]),
  updateCredit: flash('Credit Updated', [['listCredits', 'path.id']]),
  deleteCredit: flash('Credit Deleted', [['listCredits', 'path.id']]),
  createCustomContent: flash('Custom Content Saved', ['listCustomContent']),
  updateCustomContent: flash('Custom Content Saved', [
    'listCustomContent',
    ['getCustomContent', 'path.id'],
  ]),
  createVerticalCard: flash('Vertical Scroll Card Saved.', ['listVerticalCards']),
  sortVerticalCards: silent(['listVerticalCards', 'getVerticalCard']),
  updateVerticalCard: flash('Vertical Scroll Card Saved.', [
    'listVerticalCards',
    ['getVerticalCard', 'path.id'],
  ]),
  updateMenuCategories: silent([['getMenuCategories', 'path.menuSlug']]),
  createMenuCategory: silent([['getMenuCategories', 'path.menuSlug']]),
  deleteMenuCategory: silent([['getMenuCategories', 'path.menuSlug']]),
  createPromotion: flash('Promotion Created', ['listPromotions']),
  uploadPromotionAudience: silent([]),
  updatePromotion: flash('Promotion Updated', ['listPromotions', ['getPromotion', 'path.id']]),
  archivePromotion: flash('Promotion Archived', ['listPromotions']),
  exportPrices: flash('Email sent', []),
  importPrices: flash('Upload complete, updating prices.', menus),
}
