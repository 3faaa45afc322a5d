/**
 * For every writing operation: the default text of the flash and the reads that become stale. The table is
 * exhaustive by type: a new POST in the contract does not compile without its row here.
 */

import type { MutatingOperationId } from './operations.gen.ts'
import type { WriteFacts } from './write.ts'

const found = ['listSearchSuggestions', 'search'] as const
const users = ['listEmployees', ...found] as const
const products = ['listProducts', ...found] as const
const stores = ['listStores', ...found] as const
const counts = ['listStoreInventory', 'getInitialInventory'] as const
const atStores = ['listProductsAtStore', 'listStoreAttributes', ...counts] as const
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

const says = <Id extends MutatingOperationId>(
  success: string | null,
  stale: WriteFacts<Id>['stale'],
): WriteFacts<Id> => ({ success, stale })

const quiet = <Id extends MutatingOperationId>(stale: WriteFacts<Id>['stale']): WriteFacts<Id> =>
  says(null, stale)

export const mutationFacts: { readonly [Id in MutatingOperationId]: WriteFacts<Id> } = {
  login: quiet([]),
  logout: quiet([]),
  requestPasswordReset: says('Password Reset Sent', []),
  confirmPasswordReset: says('Password saved. Please sign in.', []),
  createUser: says('Created Emplyee', users),
  // The page of the user stays open with the proof of the deletion, so the user is not read again (AMB-129).
  deleteUser: quiet([...users, ...orders, 'listPromotions', 'getPromotion']),
  updateUser: says('Updated Employee', [...users, ['getUser', 'path.id']]),
  updateUserPhoto: quiet([...users, ['getUser', 'path.id']]),
  exportUser: quiet([]),
  createRole: says('Role Created', ['listRoles']),
  updateRole: says('Role Updated', ['listRoles', 'listEmployees', ['getRole', 'path.id']]),
  updatePermission: says('Permission Updated', ['listPermissions', ['getPermission', 'path.id']]),
  createProduct: quiet(products),
  updateProduct: says('Product Updated', [...products, ...atStores, ['getProduct', 'path.id']]),
  patchProduct: says('Product Updated', [
    ...products,
    ...atStores,
    ['getProduct', 'path.id'],
    ['listProductStores', 'path.id'],
  ]),
  cloneAttributeValues: says('Attribute Values Cloned', [
    ['listProductAttributes', 'path.id'],
    ['listProductVariants', 'path.id'],
    ['listProductStores', 'path.id'],
    ['getProduct', 'path.id'],
  ]),
  addProductToAllStores: says('Product Added to all Stores.', [
    ['listProductStores', 'path.id'],
    ...atStores,
  ]),
  createProductStore: says('Added product to store.', [
    ['listProductStores', 'path.product_id'],
    ['listProductsAtStore', 'body.store_id'],
    ['listStoreInventory', 'body.store_id'],
    ['getInitialInventory', 'body.store_id'],
    ['listStoreAttributes', 'body.store_id'],
  ]),
  deleteStoreProduct: says('Success', [
    ['listProductStores', 'path.productId'],
    ['listProductsAtStore', 'path.storeId'],
    ['listStoreInventory', 'path.storeId'],
    ['getInitialInventory', 'path.storeId'],
    ['listStoreAttributes', 'path.storeId'],
  ]),
  updateStoreVariantPrice: says('Price updated.', [
    'listProductStores',
    ['listProductsAtStore', 'path.storeId'],
    ['listStoreInventory', 'path.storeId'],
  ]),
  createVariant: says('New Variant Created', [
    ['listProductVariants', 'body.product_id'],
    ['getProduct', 'body.product_id'],
    ['listProductStores', 'body.product_id'],
    ...atStores,
  ]),
  updateVariant: says('Variant Updated', [
    ['listProductVariants', 'answer.product_id'],
    ['getProduct', 'answer.product_id'],
    ['listProductStores', 'answer.product_id'],
    ...atStores,
  ]),
  deleteVariant: says('Variant Deleted', [...ofVariants, ...atStores]),
  createPromotionalCategory: says('Created Promotional Category', ['listPromotionalCategories']),
  updatePromotionalCategory: says('Updated Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
  ]),
  deletePromotionalCategory: says('Deleted Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
    'listPromotions',
    'getPromotion',
  ]),
  createAttribute: says('Created Attribute', attributes),
  updateAttribute: says('Updated Attribute', attributes),
  deleteAttribute: says('Deleted Attribute', [...attributes, 'getProduct', 'listProductStores']),
  createAttributeValue: quiet(attributes),
  updateAttributeValue: quiet(attributes),
  deleteAttributeValue: quiet([...attributes, 'getProduct', 'listProductStores']),
  createProductAttribute: says('Created Product Attribute', [
    ['listProductAttributes', 'body.product_id'],
    ['listProductVariants', 'body.product_id'],
    ['getProduct', 'body.product_id'],
  ]),
  cloneProductAttributes: says('Product Attributes Cloned', [
    ['listProductAttributes', 'body.product_id'],
    ['listProductVariants', 'body.product_id'],
    ['listProductStores', 'body.product_id'],
    ['getProduct', 'body.product_id'],
  ]),
  updateProductAttribute: says('Updated Product Attribute', [
    ['listProductAttributes', 'answer.product_id'],
    ['listProductVariants', 'answer.product_id'],
    ['getProduct', 'answer.product_id'],
  ]),
  deleteProductAttribute: says('Deleted Product Attribute', [...ofAttributes, 'listProductStores']),
  createProductAttributeValue: says('Created Product Attribute Value', ofAttributes),
  updateProductAttributeValue: says('Updated product attribute', ofAttributes),
  deleteProductAttributeValue: says('Deleted Product Attribute Value', [
    ...ofAttributes,
    'listProductStores',
  ]),
  deleteVendorProduct: says('Vendor Product Deleted', ['listVendorProducts']),
  createTag: says('Tag Created', ['listTags']),
  updateTag: says('Tag Updated', ['listTags', 'getProduct', ['getTag', 'path.id']]),
  createRecommendation: says('Recommendation Created', ['listRecommendations']),
  sortRecommendations: quiet(['listRecommendations', 'getRecommendation']),
  deleteRecommendation: says('Recommendation Deleted', ['listRecommendations']),
  updateRecommendation: says('Recommendation Updated', [
    'listRecommendations',
    ['getRecommendation', 'path.id'],
  ]),
  createRecommendedProduct: says('Recommended Product Created', ['listRecommendedProducts']),
  deleteRecommendedProduct: says('Recommended Product Deleted', ['listRecommendedProducts']),
  updateRecommendedProduct: says('Recommended Product Updated', ['listRecommendedProducts']),
  createStore: says('Store Created', stores),
  patchStores: says('Updated Store', [...stores, 'getStore', 'getStoreStatus']),
  updateStore: says('Updated Store', [...stores, ['getStore', 'path.id']]),
  patchStore: says('Updated Store', [...stores, ['getStore', 'path.id']]),
  syncDefaultMenu: says('Success', [
    'listProductStores',
    ['listProductsAtStore', 'path.id'],
    ['listStoreInventory', 'path.id'],
    ['getInitialInventory', 'path.id'],
    ['listStoreAttributes', 'path.id'],
  ]),
  updateStoreAttribute: says('Success', [['listStoreAttributes', 'path.storeId']]),
  setStoreOnline: says('Store online status updated.', [
    'listStores',
    ['getStoreStatus', 'path.storeId'],
  ]),
  updateStoreInventory: quiet([['listStoreInventory', 'path.storeId']]),
  saveStoreHours: says('Hours Updated', [['getStoreHours', 'path.id']]),
  addStoreHours: says('Hours Updated', [['getStoreHours', 'path.id']]),
  updateInitialInventory: says('Initial inventory has been updated.', [
    ['getInitialInventory', 'path.id'],
    // A daily variant begins today with it (AMB-187).
    ['listStoreInventory', 'path.id'],
  ]),
  updateStoreTaxRates: says('Tax Rates Updated', [['listStoreTaxRates', 'path.id']]),
  createSurcharge: says('Surcharge created.', ['listSurcharges', 'listStoreTaxRates']),
  updateSurcharge: says('Vendor updated.', ['listSurcharges', 'listStoreTaxRates']),
  deleteSurcharge: says('Surcharge delete.', ['listSurcharges', 'listStoreTaxRates']),
  refundOrder: says('Refund Completed', [
    ['getOrder', 'path.id'],
    ['getOrderHistory', 'path.id'],
    ['listUserOrders', 'answer.user_id'],
    ['listStoreOrders', 'answer.store_id'],
    'getEodReport',
    'getTipReport',
  ]),
  resendRefundReceipts: says('Email sent', []),
  resendReceipt: says('Customer receipt sent', []),
  createCredit: says('Credit Created', [['listCredits', 'path.id']]),
  updateCredit: says('Credit Updated', [['listCredits', 'path.id']]),
  deleteCredit: says('Credit Deleted', [['listCredits', 'path.id']]),
  createCustomContent: says('Custom Content Saved', ['listCustomContent']),
  updateCustomContent: says('Custom Content Saved', [
    'listCustomContent',
    ['getCustomContent', 'path.id'],
  ]),
  createVerticalCard: says('Vertical Scroll Card Saved.', ['listVerticalCards']),
  sortVerticalCards: quiet(['listVerticalCards', 'getVerticalCard']),
  updateVerticalCard: says('Vertical Scroll Card Saved.', [
    'listVerticalCards',
    ['getVerticalCard', 'path.id'],
  ]),
  updateMenuCategories: quiet([['getMenuCategories', 'path.menuSlug']]),
  createMenuCategory: quiet([['getMenuCategories', 'path.menuSlug']]),
  deleteMenuCategory: quiet([['getMenuCategories', 'path.menuSlug']]),
  createPromotion: says('Promotion Created', ['listPromotions']),
  uploadPromotionAudience: quiet([]),
  updatePromotion: says('Promotion Updated', ['listPromotions', ['getPromotion', 'path.id']]),
  archivePromotion: says('Promotion Archived', ['listPromotions']),
  exportPrices: says('Email sent', []),
  importPrices: says('Upload complete, updating prices.', menus),
}
