/**
 * For every writing operation: the reads that become stale, where the answer is kept, and the default text of
 * the flash. The table is exhaustive by type: a new POST in the contract does not compile without its row
 * here.
 */

import * as kept from './kept.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import { loginFacts } from './sessionWrites.ts'
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

type Stale<Id extends MutatingOperationId> = WriteFacts<Id>['stale']
type Landings<Id extends MutatingOperationId> = Pick<WriteFacts<Id>, 'lands' | 'leaves'>

const says = <Id extends MutatingOperationId>(
  success: string | null,
  stale: Stale<Id>,
  landings: Landings<Id> = {},
): WriteFacts<Id> => ({ success, stale, ...landings })

const quiet = <Id extends MutatingOperationId>(
  stale: Stale<Id>,
  landings: Landings<Id> = {},
): WriteFacts<Id> => ({ success: null, stale, ...landings })

export const mutationFacts: { readonly [Id in MutatingOperationId]: WriteFacts<Id> } = {
  ...loginFacts,
  createUser: says('Created Emplyee', users, { lands: kept.users }),
  // The page of the user stays open with the proof of the deletion, so the user is not read again (AMB-129).
  deleteUser: quiet([...users, ...orders, 'listPromotions', 'getPromotion']),
  updateUser: says('Updated Employee', [...users, ['getUser', 'path.id']], {
    lands: kept.users,
  }),
  updateUserPhoto: quiet([...users, ['getUser', 'path.id']], { lands: kept.users }),
  exportUser: quiet([]),
  createRole: says('Role Created', ['listRoles'], { lands: kept.roles }),
  updateRole: says('Role Updated', ['listRoles', 'listEmployees', ['getRole', 'path.id']], {
    lands: kept.roles,
  }),
  updatePermission: says('Permission Updated', ['listPermissions', ['getPermission', 'path.id']], {
    lands: kept.permissions,
  }),
  createProduct: quiet(products, { lands: kept.products }),
  updateProduct: says('Product Updated', [...products, ...atStores, ['getProduct', 'path.id']], {
    lands: kept.products,
  }),
  patchProduct: says(
    'Product Updated',
    [...products, ...atStores, ['getProduct', 'path.id'], ['listProductStores', 'path.id']],
    { lands: kept.products },
  ),
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
  createProductStore: says(
    'Added product to store.',
    [
      ['listProductStores', 'path.product_id'],
      ['listProductsAtStore', 'body.store_id'],
      ['listStoreInventory', 'body.store_id'],
      ['getInitialInventory', 'body.store_id'],
      ['listStoreAttributes', 'body.store_id'],
    ],
    { lands: kept.storeProducts },
  ),
  deleteStoreProduct: says(
    'Success',
    [
      ['listProductStores', 'path.productId'],
      ['listProductsAtStore', 'path.storeId'],
      ['listStoreInventory', 'path.storeId'],
      ['getInitialInventory', 'path.storeId'],
      ['listStoreAttributes', 'path.storeId'],
    ],
    { leaves: kept.storeProducts },
  ),
  updateStoreVariantPrice: says('Price updated.', [
    'listProductStores',
    ['listProductsAtStore', 'path.storeId'],
    ['listStoreInventory', 'path.storeId'],
  ]),
  createVariant: says(
    'New Variant Created',
    [
      ['listProductVariants', 'body.product_id'],
      ['getProduct', 'body.product_id'],
      ['listProductStores', 'body.product_id'],
      ...atStores,
    ],
    { lands: kept.variants },
  ),
  updateVariant: says(
    'Variant Updated',
    [
      ['listProductVariants', 'answer.product_id'],
      ['getProduct', 'answer.product_id'],
      ['listProductStores', 'answer.product_id'],
      ...atStores,
    ],
    { lands: kept.variants },
  ),
  deleteVariant: says('Variant Deleted', [...ofVariants, ...atStores], {
    leaves: kept.variants,
  }),
  createPromotionalCategory: says('Created Promotional Category', ['listPromotionalCategories'], {
    lands: kept.promotionalCategories,
  }),
  updatePromotionalCategory: says(
    'Updated Promotional Category',
    ['listPromotionalCategories', 'getProduct'],
    { lands: kept.promotionalCategories },
  ),
  deletePromotionalCategory: says(
    'Deleted Promotional Category',
    ['listPromotionalCategories', 'getProduct', 'listPromotions', 'getPromotion'],
    { leaves: kept.promotionalCategories },
  ),
  createAttribute: says('Created Attribute', attributes, { lands: kept.attributes }),
  updateAttribute: says('Updated Attribute', attributes, { lands: kept.attributes }),
  deleteAttribute: says('Deleted Attribute', [...attributes, 'getProduct', 'listProductStores'], {
    leaves: kept.attributes,
  }),
  createAttributeValue: quiet(attributes, { lands: kept.attributeValues }),
  updateAttributeValue: quiet(attributes, { lands: kept.attributeValues }),
  deleteAttributeValue: quiet([...attributes, 'getProduct', 'listProductStores'], {
    leaves: kept.attributeValues,
  }),
  createProductAttribute: says(
    'Created Product Attribute',
    [
      ['listProductAttributes', 'body.product_id'],
      ['listProductVariants', 'body.product_id'],
      ['getProduct', 'body.product_id'],
    ],
    { lands: kept.productAttributes },
  ),
  cloneProductAttributes: says('Product Attributes Cloned', [
    ['listProductAttributes', 'body.product_id'],
    ['listProductVariants', 'body.product_id'],
    ['listProductStores', 'body.product_id'],
    ['getProduct', 'body.product_id'],
  ]),
  updateProductAttribute: says(
    'Updated Product Attribute',
    [
      ['listProductAttributes', 'answer.product_id'],
      ['listProductVariants', 'answer.product_id'],
      ['getProduct', 'answer.product_id'],
    ],
    { lands: kept.productAttributes },
  ),
  deleteProductAttribute: says(
    'Deleted Product Attribute',
    [...ofAttributes, 'listProductStores'],
    { leaves: kept.productAttributes },
  ),
  createProductAttributeValue: says('Created Product Attribute Value', ofAttributes, {
    lands: kept.productAttributeValues,
  }),
  updateProductAttributeValue: says('Updated product attribute', ofAttributes, {
    lands: kept.productAttributeValues,
  }),
  deleteProductAttributeValue: says(
    'Deleted Product Attribute Value',
    [...ofAttributes, 'listProductStores'],
    { leaves: kept.productAttributeValues },
  ),
  deleteVendorProduct: says('Vendor Product Deleted', ['listVendorProducts']),
  createTag: says('Tag Created', ['listTags'], { lands: kept.tags }),
  updateTag: says('Tag Updated', ['listTags', 'getProduct', ['getTag', 'path.id']], {
    lands: kept.tags,
  }),
  createRecommendation: says('Recommendation Created', ['listRecommendations'], {
    lands: kept.recommendations,
  }),
  sortRecommendations: quiet(['listRecommendations', 'getRecommendation']),
  deleteRecommendation: says('Recommendation Deleted', ['listRecommendations'], {
    leaves: kept.recommendations,
  }),
  updateRecommendation: says(
    'Recommendation Updated',
    ['listRecommendations', ['getRecommendation', 'path.id']],
    { lands: kept.recommendations },
  ),
  createRecommendedProduct: says('Recommended Product Created', ['listRecommendedProducts'], {
    lands: kept.recommendedProducts,
  }),
  deleteRecommendedProduct: says('Recommended Product Deleted', ['listRecommendedProducts'], {
    leaves: kept.recommendedProducts,
  }),
  updateRecommendedProduct: says('Recommended Product Updated', ['listRecommendedProducts'], {
    lands: kept.recommendedProducts,
  }),
  createStore: says('Store Created', stores),
  patchStores: says('Updated Store', [...stores, 'getStore', 'getStoreStatus']),
  updateStore: says('Updated Store', [...stores, ['getStore', 'path.id']], { lands: kept.stores }),
  patchStore: says('Updated Store', [...stores, ['getStore', 'path.id']], { lands: kept.stores }),
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
  createSurcharge: says('Surcharge created.', ['listSurcharges', 'listStoreTaxRates'], {
    lands: kept.surcharges,
  }),
  updateSurcharge: says('Vendor updated.', ['listSurcharges', 'listStoreTaxRates'], {
    lands: kept.surcharges,
  }),
  deleteSurcharge: says('Surcharge delete.', ['listSurcharges', 'listStoreTaxRates'], {
    leaves: kept.surcharges,
  }),
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
  createCustomContent: says('Custom Content Saved', ['listCustomContent'], {
    lands: kept.customContent,
  }),
  updateCustomContent: says(
    'Custom Content Saved',
    ['listCustomContent', ['getCustomContent', 'path.id']],
    { lands: kept.customContent },
  ),
  createVerticalCard: says('Vertical Scroll Card Saved.', ['listVerticalCards'], {
    lands: kept.verticalCards,
  }),
  sortVerticalCards: quiet(['listVerticalCards', 'getVerticalCard']),
  updateVerticalCard: says(
    'Vertical Scroll Card Saved.',
    ['listVerticalCards', ['getVerticalCard', 'path.id']],
    { lands: kept.verticalCards },
  ),
  updateMenuCategories: quiet([['getMenuCategories', 'path.menuSlug']]),
  createMenuCategory: quiet([['getMenuCategories', 'path.menuSlug']]),
  deleteMenuCategory: quiet([['getMenuCategories', 'path.menuSlug']]),
  createPromotion: says('Promotion Created', ['listPromotions']),
  uploadPromotionAudience: quiet([]),
  updatePromotion: says('Promotion Updated', ['listPromotions', ['getPromotion', 'path.id']]),
  // The promotion is dropped instead of made stale, because its open page would read an archived promotion
  // again.
  archivePromotion: says('Promotion Archived', ['listPromotions'], { leaves: kept.promotions }),
  exportPrices: says('Email sent', []),
  importPrices: says('Upload complete, updating prices.', menus),
}
