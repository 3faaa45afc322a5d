/**
 * For every mutating operation: the reads it makes stale and its default texts (FLASH-01).
 * Exhaustive by type: a new POST in the contract does not compile until its row is here.
 */
import type { MutatingOperationId, OperationId } from './operations.gen.ts'

type ReadOperationId = Exclude<OperationId, MutatingOperationId>

interface MutationFacts {
  readonly stale: readonly ReadOperationId[]
  /** Flash when the answer has no message; null keeps quiet on success (AMB-166). */
  readonly success: string | null
}

const people = ['listEmployees', 'getUser', 'listSearchSuggestions', 'search'] as const
const product = [
  'listProducts',
  'getProduct',
  'listProductsAtStore',
  'listSearchSuggestions',
  'search',
] as const
const variants = [
  'listProductVariants',
  'listProductStores',
  'listProductsAtStore',
  'getProduct',
] as const
const productAttributes = ['listProductAttributes', 'listProductVariants', 'getProduct'] as const
const attributes = [
  'listAttributes',
  'getAttributeValue',
  'listAttributeNames',
  'listProductAttributes',
  'listProductVariants',
  'listStoreAttributes',
] as const
const menu = ['listProductStores', 'listProductsAtStore', 'listStoreInventory'] as const
const store = ['listStores', 'getStore', 'listSearchSuggestions', 'search'] as const
const order = ['getOrder', 'getOrderHistory', 'listUserOrders', 'listStoreOrders'] as const

const quiet = (stale: readonly ReadOperationId[]): MutationFacts => ({ stale, success: null })
const says = (success: string, stale: readonly ReadOperationId[]): MutationFacts => ({
  stale,
  success,
})

export const mutationFacts = {
  login: quiet([]),
  logout: quiet([]),
  requestPasswordReset: says('Password Reset Sent', []),
  confirmPasswordReset: says('Password saved. Please sign in.', []),
  createUser: says('Created Emplyee', people),
  deleteUser: quiet(['listEmployees', 'listSearchSuggestions', 'search']),
  updateUser: says('Updated Employee', people),
  updateUserPhoto: quiet(people),
  exportUser: quiet([]),
  createRole: says('Role Created', ['listRoles', 'getRole']),
  updateRole: says('Role Updated', ['listRoles', 'getRole', 'listEmployees']),
  updatePermission: says('Permission Updated', ['listPermissions', 'getPermission']),
  createProduct: quiet(product),
  updateProduct: says('Product Updated', product),
  patchProduct: says('Product Updated', [...product, 'listProductStores']),
  cloneAttributeValues: says('Attribute Values Cloned', [
    ...productAttributes,
    'listProductStores',
  ]),
  addProductToAllStores: quiet(menu),
  createProductStore: says('Added product to store.', menu),
  deleteStoreProduct: says('Success', menu),
  updateStoreVariantPrice: says('Price updated.', menu),
  createVariant: says('New Variant Created', variants),
  updateVariant: says('Variant Updated', variants),
  deleteVariant: says('Variant Deleted', [
    ...variants,
    'listStoreInventory',
    'getInitialInventory',
  ]),
  createPromotionalCategory: says('Created Promotional Category', ['listPromotionalCategories']),
  updatePromotionalCategory: says('Updated Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
  ]),
  deletePromotionalCategory: says('Deleted Promotional Category', [
    'listPromotionalCategories',
    'getProduct',
    'getPromotion',
  ]),
  createAttribute: says('Created Attribute', attributes),
  updateAttribute: says('Updated Attribute', attributes),
  deleteAttribute: says('Deleted Attribute', [...attributes, 'getProduct', 'listProductStores']),
  createAttributeValue: quiet(attributes),
  updateAttributeValue: quiet(attributes),
  deleteAttributeValue: quiet([...attributes, 'getProduct', 'listProductStores']),
  createProductAttribute: says('Created Product Attribute', productAttributes),
  cloneProductAttributes: says('Product Attributes Cloned', [
    ...productAttributes,
    'listProductStores',
  ]),
  updateProductAttribute: says('Updated Product Attribute', productAttributes),
  deleteProductAttribute: says('Deleted Product Attribute', [
    ...productAttributes,
    'listProductStores',
  ]),
  createProductAttributeValue: says('Created Product Attribute Value', productAttributes),
  updateProductAttributeValue: says('Updated product attribute', productAttributes),
  deleteProductAttributeValue: says('Deleted Product Attribute Value', [
    ...productAttributes,
    'listProductStores',
  ]),
  deleteVendorProduct: says('Vendor Product Deleted', ['listVendorProducts']),
  createTag: says('Tag Created', ['listTags', 'getTag']),
  updateTag: says('Tag Updated', ['listTags', 'getTag', 'getProduct']),
  createRecommendation: says('Recommendation Created', ['listRecommendations']),
  sortRecommendations: quiet(['listRecommendations', 'getRecommendation']),
  deleteRecommendation: says('Recommendation Deleted', ['listRecommendations']),
  updateRecommendation: says('Recommendation Updated', [
    'listRecommendations',
    'getRecommendation',
  ]),
  createRecommendedProduct: says('Recommended Product Created', ['listRecommendedProducts']),
  deleteRecommendedProduct: says('Recommended Product Deleted', ['listRecommendedProducts']),
  updateRecommendedProduct: says('Recommended Product Updated', ['listRecommendedProducts']),
  createStore: says('Store Created', store),
  patchStores: says('Updated Store', [...store, 'getStoreStatus']),
  updateStore: says('Updated Store', store),
  patchStore: says('Updated Store', store),
  syncDefaultMenu: says('Success', menu),
  updateStoreAttribute: says('Success', ['listStoreAttributes']),
  setStoreOnline: says('Store online status updated.', ['getStoreStatus', 'listStores']),
  updateStoreInventory: quiet(['listStoreInventory']),
  saveStoreHours: says('Hours Updated', ['getStoreHours']),
  addStoreHours: says('Hours Updated', ['getStoreHours']),
  updateInitialInventory: says('Initial inventory has been updated.', ['getInitialInventory']),
  updateStoreTaxRates: says('Tax Rates Updated', ['listStoreTaxRates']),
  createSurcharge: says('Surcharge created.', ['listSurcharges', 'listStoreTaxRates']),
  updateSurcharge: says('Vendor updated.', ['listSurcharges', 'listStoreTaxRates']),
  deleteSurcharge: says('Surcharge delete.', ['listSurcharges', 'listStoreTaxRates']),
  refundOrder: says('Refund Completed', order),
  resendRefundReceipts: says('Email sent', []),
  resendReceipt: says('Customer receipt sent', []),
  createCredit: says('Credit Created', ['listCredits']),
  updateCredit: says('Credit Updated', ['listCredits']),
  deleteCredit: says('Credit Deleted', ['listCredits']),
  createCustomContent: says('Custom Content Saved', ['listCustomContent']),
  updateCustomContent: says('Custom Content Saved', ['listCustomContent', 'getCustomContent']),
  createVerticalCard: says('Vertical Scroll Card Saved.', ['listVerticalCards']),
  sortVerticalCards: quiet(['listVerticalCards', 'getVerticalCard']),
  updateVerticalCard: says('Vertical Scroll Card Saved.', ['listVerticalCards', 'getVerticalCard']),
  updateMenuCategories: quiet(['getMenuCategories']),
  createMenuCategory: quiet(['getMenuCategories']),
  deleteMenuCategory: quiet(['getMenuCategories']),
  createPromotion: says('Promotion Created', ['listPromotions']),
  uploadPromotionAudience: quiet([]),
  updatePromotion: says('Promotion Updated', ['listPromotions', 'getPromotion']),
  archivePromotion: says('Promotion Archived', ['listPromotions', 'getPromotion']),
  exportPrices: says('Email sent', []),
  importPrices: says('Upload complete, updating prices.', [
    'listProductStores',
    'listProductsAtStore',
  ]),
} satisfies Record<MutatingOperationId, MutationFacts>

const failures: Partial<Record<OperationId, string>> = {
  listTags: 'Failed to get tags',
  updateStoreTaxRates: 'Woops we could not update the tax rates!',
  listStoreTaxRates: 'Could not fetch tax rates',
  listSurcharges: 'Could not fetch surcharges',
}

/** Default text of a refused call whose answer has no message (FLASH-26, FLASH-79..FLASH-81). */
export function failureText(id: OperationId): string {
  return failures[id] ?? 'Something went wrong.'
}
