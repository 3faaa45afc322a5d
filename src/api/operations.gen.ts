// Generated from openapi/ by `pnpm generate`; edits are lost.
import type { PermissionExpression } from '#domain/permissions.ts'
import type { operations } from './schema.gen.ts'

/** What the console has to know of an operation at run time. */
export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path with its parameters in braces, from the root of the API's host. */
  readonly path: string
  /** Who may call it, the contract's x-permission. */
  readonly permission: PermissionExpression
  /** The documents leave the verb open: after a 404 or 405 this one is tried. */
  readonly otherVerb?: 'PUT' | 'POST' | 'PATCH'
  /** Who may send a property of the request, where that takes more: the x-permission there. */
  readonly parts?: Readonly<Record<string, PermissionExpression>>
  /** True when the documents lack it: a host may answer 404 or 501, and the console works without. */
  readonly extension?: true
  /** Whether it does something, where the method says otherwise (the contract's x-effect). */
  readonly effect?: boolean
  /** True when the body travels as form fields, files among them. */
  readonly multipart?: true
}

export const operationTable = {
  login: { method: 'POST', path: '/p4/login', permission: 'public' },
  logout: { method: 'POST', path: '/p4/logout', permission: 'signed-in', extension: true },
  requestPasswordReset: { method: 'POST', path: '/p4/passwordReset', permission: 'public' },
  confirmPasswordReset: { method: 'POST', path: '/p4/passwordReset/confirm', permission: 'public', extension: true },
  listEmployees: { method: 'GET', path: '/p4/employees', permission: 'signed-in' },
  createUser: { method: 'POST', path: '/p4/users', permission: { permission: 'roles:update' }, parts: { image_data: { role: ['store-lead', 'area-lead', 'area-load'] }, manager_approval_code: { permission: 'users:update' } } },
  getUser: { method: 'GET', path: '/p4/users/{id}', permission: 'signed-in' },
  deleteUser: { method: 'DELETE', path: '/p4/users/{id}', permission: { allOf: [{ permission: 'customers:manage-ccpa' }, { holdsAllOf: 'path.id' }] } },
  updateUser: { method: 'PATCH', path: '/p4/users/{id}', permission: { anyOf: [{ permission: 'users:update' }, { permission: 'roles:update' }, { self: 'path.id' }] }, parts: { name: { anyOf: [{ permission: 'users:update' }, { self: 'path.id' }] }, phone_number: { anyOf: [{ permission: 'users:update' }, { self: 'path.id' }] }, employee_id: { anyOf: [{ permission: 'users:update' }, { self: 'path.id' }] }, email: { anyOf: [{ self: 'path.id' }, { allOf: [{ permission: 'users:update' }, { holdsAllOf: 'path.id' }] }] }, manager_approval_code: { anyOf: [{ self: 'path.id' }, { allOf: [{ permission: 'users:update' }, { holdsAllOf: 'path.id' }] }] }, image_data: { allOf: [{ role: ['store-lead', 'area-lead', 'area-load'] }, { holdsAllOf: 'path.id' }] }, role_ids: { permission: 'roles:update' }, permission_ids: { permission: 'roles:update' }, store_ids: { permission: 'roles:update' } } },
  updateUserPhoto: { method: 'POST', path: '/p4/users/{id}/photo', permission: { allOf: [{ role: ['store-lead', 'area-lead', 'area-load'] }, { holdsAllOf: 'path.id' }] } },
  exportUser: { method: 'POST', path: '/p4/users/{id}/export', permission: { allOf: [{ permission: 'customers:manage-ccpa' }, { holdsAllOf: 'path.id' }] } },
  listRoles: { method: 'GET', path: '/p4/roles', permission: 'signed-in' },
  createRole: { method: 'POST', path: '/p4/roles', permission: { permission: 'roles:update' } },
  getRole: { method: 'GET', path: '/p4/roles/{id}', permission: 'signed-in' },
  updateRole: { method: 'PUT', path: '/p4/roles/{id}', permission: { permission: 'roles:update' } },
  listPermissions: { method: 'GET', path: '/p4/permissions', permission: 'signed-in' },
  getPermission: { method: 'GET', path: '/p4/permissions/{id}', permission: 'signed-in' },
  updatePermission: { method: 'PUT', path: '/p4/permissions/{id}', permission: { permission: 'roles:update' } },
  listProducts: { method: 'GET', path: '/p4/products', permission: 'signed-in' },
  createProduct: { method: 'POST', path: '/p4/products', permission: { permission: 'products:update' } },
  listAttributeNames: { method: 'GET', path: '/p4/products/attributes-names', permission: 'signed-in' },
  listProductCategories: { method: 'GET', path: '/p4/products/categories', permission: 'signed-in' },
  getProduct: { method: 'GET', path: '/p4/products/{id}', permission: 'signed-in' },
  updateProduct: { method: 'PUT', path: '/p4/products/{id}', permission: { permission: 'products:update' } },
  patchProduct: { method: 'PATCH', path: '/p4/products/{id}', permission: { permission: 'products:update' } },
  cloneAttributeValues: { method: 'POST', path: '/p4/products/{id}/cloneAttributeValues', permission: { permission: 'products:update' } },
  addProductToAllStores: { method: 'POST', path: '/p4/products/{id}/addProductToAllStores', permission: { allOf: [{ permission: 'stores:update-all' }, { permission: 'stores:update-menu' }] } },
  listProductVariants: { method: 'GET', path: '/p4/products/{id}/variants', permission: 'signed-in' },
  listProductAttributes: { method: 'GET', path: '/p4/products/{id}/productAttributes', permission: 'signed-in' },
  listProductStores: { method: 'GET', path: '/p4/products/{id}/stores/storeProduct', permission: 'signed-in' },
  createProductStore: { method: 'POST', path: '/p4/products/{product_id}/stores', permission: { permission: 'stores:update-menu', store: 'body.store_id' } },
  deleteStoreProduct: { method: 'DELETE', path: '/p4/stores/{storeId}/products/{productId}', permission: { permission: 'stores:update-menu', store: 'path.storeId' } },
  updateStoreVariantPrice: { method: 'PUT', path: '/p4/stores/{storeId}/variants/{variantId}/price', permission: { permission: 'stores:update-menu', store: 'path.storeId' } },
  createVariant: { method: 'POST', path: '/p4/variants', permission: { permission: 'products:update' } },
  updateVariant: { method: 'PUT', path: '/p4/variants/{id}', permission: { permission: 'products:update' } },
  deleteVariant: { method: 'DELETE', path: '/p4/variants/{id}', permission: { permission: 'products:update' } },
  listAddons: { method: 'GET', path: '/p4/addons', permission: 'signed-in' },
  listNetsuiteAccounts: { method: 'GET', path: '/p4/netsuite/accounts', permission: 'signed-in' },
  listPromotionalCategories: { method: 'GET', path: '/p4/promotionalCategories', permission: 'signed-in' },
  createPromotionalCategory: { method: 'POST', path: '/p4/promotionalCategories', permission: { permission: 'promotions:update' } },
  updatePromotionalCategory: { method: 'PUT', path: '/p4/promotionalCategories/{id}', permission: { permission: 'promotions:update' } },
  deletePromotionalCategory: { method: 'DELETE', path: '/p4/promotionalCategories/{id}', permission: { permission: 'promotions:update' } },
  listAttributes: { method: 'GET', path: '/p4/attributes', permission: 'signed-in' },
  createAttribute: { method: 'POST', path: '/p4/attributes', permission: { permission: 'products:update' } },
  updateAttribute: { method: 'PUT', path: '/p4/attributes/{id}', permission: { permission: 'products:update' } },
  deleteAttribute: { method: 'DELETE', path: '/p4/attributes/{id}', permission: { permission: 'products:update' } },
  createAttributeValue: { method: 'POST', path: '/p4/attributeValues', permission: { permission: 'products:update' } },
  getAttributeValue: { method: 'GET', path: '/p4/attributeValues/{id}', permission: 'signed-in' },
  updateAttributeValue: { method: 'PUT', path: '/p4/attributeValues/{id}', permission: { permission: 'products:update' } },
  deleteAttributeValue: { method: 'DELETE', path: '/p4/attributeValues/{id}', permission: { permission: 'products:update' } },
  createProductAttribute: { method: 'POST', path: '/p4/productAttributes', permission: { permission: 'products:update' } },
  cloneProductAttributes: { method: 'POST', path: '/p4/productAttributes/clone', permission: { permission: 'products:update' } },
  updateProductAttribute: { method: 'PUT', path: '/p4/productAttributes/{id}', permission: { permission: 'products:update' } },
  deleteProductAttribute: { method: 'DELETE', path: '/p4/productAttributes/{id}', permission: { permission: 'products:update' } },
  createProductAttributeValue: { method: 'POST', path: '/p4/productAttributeValues', permission: { permission: 'products:update' } },
  updateProductAttributeValue: { method: 'PUT', path: '/p4/productAttributeValues/{id}', permission: { permission: 'products:update' } },
  deleteProductAttributeValue: { method: 'DELETE', path: '/p4/productAttributeValues/{id}', permission: { permission: 'products:update' } },
  listVendorRegions: { method: 'GET', path: '/p4/vendorRegions', permission: 'signed-in' },
  listVendors: { method: 'GET', path: '/p4/vendors', permission: 'signed-in' },
  listVendorProducts: { method: 'GET', path: '/p4/vendorProducts', permission: 'signed-in' },
  deleteVendorProduct: { method: 'DELETE', path: '/p4/vendorProducts/{id}', permission: { permission: 'products:update' } },
  listTags: { method: 'GET', path: '/p4/tags', permission: 'signed-in' },
  createTag: { method: 'POST', path: '/p4/tags', permission: { permission: 'products:update' } },
  getTag: { method: 'GET', path: '/p4/tags/{id}', permission: 'signed-in', extension: true },
  updateTag: { method: 'PUT', path: '/p4/tags/{id}', permission: { permission: 'products:update' } },
  listRecommendations: { method: 'GET', path: '/p4/recommendations', permission: 'signed-in' },
  createRecommendation: { method: 'POST', path: '/p4/recommendations', permission: { permission: 'recommended-products:update' } },
  sortRecommendations: { method: 'PATCH', path: '/p4/recommendations/sort', permission: { permission: 'recommended-products:update' } },
  getRecommendation: { method: 'GET', path: '/p4/recommendations/{id}', permission: 'signed-in' },
  deleteRecommendation: { method: 'DELETE', path: '/p4/recommendations/{id}', permission: { permission: 'recommended-products:update' } },
  updateRecommendation: { method: 'PATCH', path: '/p4/recommendations/{id}', permission: { permission: 'recommended-products:update' } },
  listRecommendedProducts: { method: 'GET', path: '/p4/recommended-products', permission: 'signed-in' },
  createRecommendedProduct: { method: 'POST', path: '/p4/recommended-products', permission: { permission: 'recommended-products:update' } },
  deleteRecommendedProduct: { method: 'DELETE', path: '/p4/recommended-products/{id}', permission: { permission: 'recommended-products:update' } },
  updateRecommendedProduct: { method: 'PATCH', path: '/p4/recommended-products/{id}', permission: { permission: 'recommended-products:update' } },
  listStores: { method: 'GET', path: '/p4/stores', permission: 'signed-in' },
  createStore: { method: 'POST', path: '/p4/stores', permission: { permission: 'stores:create' } },
  patchStores: { method: 'PATCH', path: '/p4/stores/bulk', permission: { allOf: [{ permission: 'stores:update' }, { permission: 'stores:update-all' }] } },
  getStore: { method: 'GET', path: '/p4/stores/{id}', permission: 'signed-in' },
  updateStore: { method: 'PUT', path: '/p4/stores/{id}', permission: { permission: 'stores:update', store: 'path.id' } },
  patchStore: { method: 'PATCH', path: '/p4/stores/{id}', permission: { permission: 'stores:update', store: 'path.id' } },
  syncDefaultMenu: { method: 'PATCH', path: '/p4/stores/{id}/syncDefaultMenu', permission: { permission: 'stores:update-menu', store: 'path.id' } },
  listProductsAtStore: { method: 'GET', path: '/p4/stores/{id}/products/atStore', permission: 'signed-in' },
  listStoreAttributes: { method: 'GET', path: '/p4/stores/{id}/attributes', permission: 'signed-in' },
  updateStoreAttribute: { method: 'PUT', path: '/p4/stores/{storeId}/attributes/{id}', permission: { permission: 'stores:update-inventory', store: 'path.storeId' } },
  getStoreStatus: { method: 'GET', path: '/stores/{storeId}/status', permission: 'signed-in' },
  setStoreOnline: { method: 'PUT', path: '/p4/stores/{storeId}/online', permission: { permission: 'stores:update', store: 'path.storeId' } },
  listStoreInventory: { method: 'GET', path: '/p4/stores/{storeId}/inventory', permission: 'signed-in' },
  updateStoreInventory: { method: 'PUT', path: '/p4/stores/{storeId}/inventory/{variantId}', permission: { permission: 'stores:update-inventory', store: 'path.storeId' } },
  getStoreHours: { method: 'GET', path: '/p4/stores/{id}/hours', permission: 'signed-in' },
  saveStoreHours: { method: 'PUT', path: '/p4/stores/{id}/hours', permission: { permission: 'stores:update-hours', store: 'path.id' }, otherVerb: 'POST' },
  addStoreHours: { method: 'POST', path: '/p4/stores/{id}/hours', permission: { permission: 'stores:update-hours', store: 'path.id' } },
  getInitialInventory: { method: 'GET', path: '/p4/stores/{id}/initialInventory', permission: 'signed-in' },
  updateInitialInventory: { method: 'PUT', path: '/p4/stores/{id}/initialInventory', permission: { permission: 'stores:update-pars', store: 'path.id' }, otherVerb: 'POST' },
  listStoreTaxRates: { method: 'GET', path: '/p4/stores/{id}/taxRates', permission: 'signed-in' },
  updateStoreTaxRates: { method: 'PUT', path: '/p4/stores/{id}/taxRates', permission: { permission: 'tax-rates:update', store: 'path.id' } },
  listSurcharges: { method: 'GET', path: '/p4/surcharges', permission: 'signed-in' },
  createSurcharge: { method: 'POST', path: '/p4/surcharges', permission: { permission: 'tax-rates:update' } },
  updateSurcharge: { method: 'PUT', path: '/p4/surcharges/{id}', permission: { permission: 'tax-rates:update' } },
  deleteSurcharge: { method: 'DELETE', path: '/p4/surcharges/{id}', permission: { permission: 'tax-rates:update' } },
  getOrder: { method: 'GET', path: '/p4/users/0/orders/{orderId}', permission: 'signed-in' },
  listUserOrders: { method: 'GET', path: '/p4/users/{id}/orders', permission: 'signed-in' },
  listStoreOrders: { method: 'GET', path: '/p4/stores/{id}/orders', permission: 'signed-in' },
  listRefundReasons: { method: 'GET', path: '/p4/orders/refundReasons/admin', permission: 'signed-in' },
  getOrderHistory: { method: 'GET', path: '/p4/orders/{id}/history', permission: 'signed-in' },
  refundOrder: { method: 'POST', path: '/p4/orders/{id}/refund', permission: { anyOf: [{ permission: 'orders:refund' }, { permission: 'stores:refund', store: 'order.id' }] } },
  resendRefundReceipts: { method: 'POST', path: '/p4/orders/{id}/resendRefundReceipts', permission: 'signed-in' },
  resendReceipt: { method: 'POST', path: '/p4/orders/{id}/resendReceipt', permission: 'signed-in' },
  listCredits: { method: 'GET', path: '/p4/users/{id}/credits', permission: 'signed-in' },
  createCredit: { method: 'POST', path: '/p4/users/{id}/credits', permission: { permission: 'credits:update' } },
  updateCredit: { method: 'PUT', path: '/p4/users/{id}/credits/{creditId}', permission: { permission: 'credits:update' }, otherVerb: 'PATCH' },
  deleteCredit: { method: 'DELETE', path: '/p4/users/{id}/credits/{creditId}', permission: { permission: 'credits:update' } },
  listCustomContent: { method: 'GET', path: '/p4/custom_content', permission: 'signed-in' },
  createCustomContent: { method: 'POST', path: '/p4/custom_content', permission: { permission: 'custom-content:update' } },
  getCustomContent: { method: 'GET', path: '/p4/custom_content/{id}', permission: 'signed-in' },
  updateCustomContent: { method: 'PUT', path: '/p4/custom_content/{id}', permission: { permission: 'custom-content:update' } },
  listVerticalCards: { method: 'GET', path: '/p4/vertical_cards', permission: 'signed-in' },
  createVerticalCard: { method: 'POST', path: '/p4/vertical_cards', permission: { permission: 'vertical-scrolls:update' } },
  sortVerticalCards: { method: 'PATCH', path: '/p4/vertical_cards/bulk', permission: { permission: 'vertical-scrolls:update' } },
  getVerticalCard: { method: 'GET', path: '/p4/vertical_cards/{id}', permission: 'signed-in' },
  updateVerticalCard: { method: 'PATCH', path: '/p4/vertical_cards/{id}', permission: { permission: 'vertical-scrolls:update' } },
  listMenus: { method: 'GET', path: '/p4/menus', permission: 'signed-in' },
  getMenuCategories: { method: 'GET', path: '/p4/categories/{menuSlug}', permission: 'signed-in' },
  updateMenuCategories: { method: 'PUT', path: '/p4/categories/{menuSlug}', permission: { permission: 'categories:update' } },
  createMenuCategory: { method: 'POST', path: '/p4/categories/{menuSlug}', permission: { permission: 'categories:update' } },
  deleteMenuCategory: { method: 'DELETE', path: '/p4/categories/{menuSlug}/{categoryId}', permission: { permission: 'categories:update' } },
  listPromotions: { method: 'GET', path: '/p4/promotions', permission: 'signed-in' },
  createPromotion: { method: 'POST', path: '/p4/promotions', permission: { permission: 'promotions:update' } },
  listPromotionTypes: { method: 'GET', path: '/p4/promotions/types', permission: 'signed-in' },
  uploadPromotionAudience: { method: 'POST', path: '/p4/promotions/audience', permission: { permission: 'promotions:update' }, multipart: true },
  getPromotion: { method: 'GET', path: '/p4/promotions/{id}', permission: 'signed-in' },
  updatePromotion: { method: 'PUT', path: '/p4/promotions/{id}', permission: { permission: 'promotions:update' } },
  archivePromotion: { method: 'DELETE', path: '/p4/promotions/{id}', permission: { permission: 'promotions:update' } },
  exportPrices: { method: 'GET', path: '/p4/plus/export', permission: { permission: 'mass-price-change:update' }, effect: true },
  importPrices: { method: 'POST', path: '/p4/plus/import', permission: { permission: 'mass-price-change:update' }, multipart: true },
  getPriceImport: { method: 'GET', path: '/p4/plus/imports/{id}', permission: { permission: 'mass-price-change:update' }, extension: true },
  searchUsers: { method: 'POST', path: '/p4/search/users', permission: 'signed-in', effect: false },
  listSearchSuggestions: { method: 'GET', path: '/p4/search/autosuggest/{query}', permission: 'signed-in' },
  search: { method: 'GET', path: '/p4/search/{query}', permission: 'signed-in' },
  getEodReport: { method: 'GET', path: '/p4/reports/eod', permission: { permission: 'reports:read' } },
  getTipReport: { method: 'GET', path: '/p4/reports/tips', permission: { permission: 'reports:read' } },
} as const satisfies Record<keyof operations, OperationFacts>

export type OperationId = keyof typeof operationTable

/** The properties of an operation's request that have an x-permission of their own. */
export type PartOf<Id extends OperationId> = (typeof operationTable)[Id] extends {
  parts: infer Parts
}
  ? keyof Parts & string
  : never

/** The operations with such properties. */
export type OperationWithParts = {
  [Id in OperationId]: PartOf<Id> extends never ? never : Id
}[OperationId]

/** The operations that do something: every method but GET, unless the contract's x-effect says otherwise. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { effect: infer Effect }
    ? Effect extends true
      ? Id
      : never
    : (typeof operationTable)[Id]['method'] extends 'GET'
      ? never
      : Id
}[OperationId]
