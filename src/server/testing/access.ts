/** Who may call what, written by hand from the requirements. Tests compare x-permission and the server with it. */
import type { OperationId } from '#api/core/contract.ts'
import type { Persona } from '#mocks/p4.ts'
import type { PermissionName } from '#server/seed/roleData.ts'

export interface Rule {
  readonly requirements: string
  readonly operations: readonly OperationId[]
  /** Personas that pass at a store (or order) in the store lead's scope. */
  readonly personas: readonly Persona[]
  /** At other stores, if different. */
  readonly elsewhere?: readonly Persona[]
  /** For their own record, if different. */
  readonly themselves?: readonly Persona[]
  /** Alternative sets of permissions: all of one set are needed. */
  readonly opens: readonly (readonly PermissionName[])[]
}

const everybody = ['barista', 'storeLead', 'areaLead', 'admin', 'owner'] as const
const leads = ['storeLead', 'areaLead', 'admin', 'owner'] as const
const allStores = ['areaLead', 'admin', 'owner'] as const
const headquarters = ['admin', 'owner'] as const

export const open: readonly OperationId[] = [
  'login',
  'requestPasswordReset',
  'confirmPasswordReset',
]

export const rules: readonly Rule[] = [
  {
    requirements: 'AUTH-12',
    personas: everybody,
    opens: [],
    operations: [
      ...(['listEmployees', 'getUser', 'listRoles', 'getRole', 'listPermissions'] as const),
      ...([
        'getPermission',
        'listProducts',
        'listAttributeNames',
        'listProductCategories',
      ] as const),
      ...(['getProduct', 'listProductVariants', 'listProductAttributes'] as const),
      ...(['listProductStores', 'listAddons', 'listNetsuiteAccounts'] as const),
      ...(['listPromotionalCategories', 'listAttributes', 'getAttributeValue'] as const),
      ...([
        'listVendorRegions',
        'listVendors',
        'listVendorProducts',
        'listTags',
        'getTag',
      ] as const),
      ...(['listRecommendations', 'getRecommendation', 'listRecommendedProducts'] as const),
      ...(['listStores', 'getStore', 'listProductsAtStore', 'listStoreAttributes'] as const),
      ...(['getStoreStatus', 'listStoreInventory', 'getStoreHours'] as const),
      ...(['getInitialInventory', 'listStoreTaxRates', 'listSurcharges', 'getOrder'] as const),
      ...(['listUserOrders', 'listStoreOrders', 'listRefundReasons', 'getOrderHistory'] as const),
      ...(['resendRefundReceipts', 'resendReceipt', 'listCredits', 'listCustomContent'] as const),
      ...(['getCustomContent', 'listVerticalCards', 'getVerticalCard', 'listMenus'] as const),
      ...(['getMenuCategories', 'listPromotions', 'listPromotionTypes', 'getPromotion'] as const),
      ...(['searchUsers', 'listSearchSuggestions', 'search', 'logout'] as const),
      ...(['listSessions', 'endSession', 'listHistory'] as const),
    ],
  },
  {
    requirements: 'PERM-08',
    personas: headquarters,
    opens: [['roles:update']],
    operations: ['createUser', 'createRole', 'updateRole', 'updatePermission'],
  },
  {
    requirements: 'PERM-08, PERM-09, AMB-31',
    personas: allStores,
    themselves: everybody,
    opens: [['users:update'], ['roles:update']],
    operations: ['updateUser'],
  },
  {
    requirements: 'EMP-14, AMB-30',
    personas: leads,
    opens: [],
    operations: ['updateUserPhoto'],
  },
  {
    requirements: 'PERM-12',
    personas: headquarters,
    opens: [['customers:manage-ccpa']],
    operations: ['deleteUser', 'exportUser'],
  },
  {
    requirements: 'PERM-10',
    personas: headquarters,
    opens: [['products:update']],
    operations: [
      ...(['createProduct', 'updateProduct', 'patchProduct', 'cloneAttributeValues'] as const),
      ...(['createVariant', 'updateVariant', 'deleteVariant'] as const),
      ...(['createAttribute', 'updateAttribute', 'deleteAttribute'] as const),
      ...(['createAttributeValue', 'updateAttributeValue', 'deleteAttributeValue'] as const),
      ...(['createProductAttribute', 'cloneProductAttributes'] as const),
      ...(['updateProductAttribute', 'deleteProductAttribute'] as const),
      ...(['createProductAttributeValue', 'updateProductAttributeValue'] as const),
      ...([
        'deleteProductAttributeValue',
        'deleteVendorProduct',
        'createTag',
        'updateTag',
      ] as const),
    ],
  },
  {
    requirements: 'PERM-11, AMB-25',
    personas: headquarters,
    opens: [['recommended-products:update']],
    operations: [
      ...(['createRecommendation', 'sortRecommendations', 'updateRecommendation'] as const),
      ...(['deleteRecommendation', 'createRecommendedProduct'] as const),
      ...(['updateRecommendedProduct', 'deleteRecommendedProduct'] as const),
    ],
  },
  {
    requirements: 'PERM-14, AMB-27',
    personas: allStores,
    opens: [['stores:update-all', 'stores:update-menu']],
    operations: ['addProductToAllStores'],
  },
  {
    requirements: 'PERM-04, PERM-15, AMB-27',
    personas: leads,
    elsewhere: allStores,
    opens: [['stores:update-menu']],
    operations: [
      ...(['createProductStore', 'deleteStoreProduct', 'updateStoreVariantPrice'] as const),
      'syncDefaultMenu',
    ],
  },
  {
    requirements: 'PERM-17',
    personas: allStores,
    opens: [['stores:create']],
    operations: ['createStore'],
  },
  {
    requirements: 'PERM-13, PERM-18',
    personas: allStores,
    opens: [['stores:update', 'stores:update-all']],
    operations: ['patchStores'],
  },
  {
    requirements: 'PERM-04, PERM-18',
    personas: leads,
    elsewhere: allStores,
    opens: [['stores:update']],
    operations: ['patchStore', 'updateStore', 'setStoreOnline'],
  },
  {
    requirements: 'PERM-04, PERM-19, AMB-172',
    personas: everybody,
    elsewhere: allStores,
    opens: [['stores:update-inventory']],
    operations: ['updateStoreAttribute', 'updateStoreInventory'],
  },
  {
    requirements: 'PERM-04, PERM-20',
    personas: leads,
    elsewhere: allStores,
    opens: [['stores:update-hours']],
    operations: ['saveStoreHours', 'addStoreHours'],
  },
  {
    requirements: 'PERM-04, PERM-21',
    personas: leads,
    elsewhere: allStores,
    opens: [['stores:update-pars']],
    operations: ['updateInitialInventory'],
  },
  {
    requirements: 'PERM-22, AMB-28',
    personas: allStores,
    opens: [['tax-rates:update']],
    operations: ['updateStoreTaxRates', 'createSurcharge', 'updateSurcharge', 'deleteSurcharge'],
  },
  {
    requirements: 'PERM-16',
    personas: leads,
    elsewhere: allStores,
    opens: [['orders:refund'], ['stores:refund']],
    operations: ['refundOrder'],
  },
  {
    requirements: 'PERM-23',
    personas: allStores,
    opens: [['credits:update']],
    operations: ['createCredit', 'updateCredit', 'deleteCredit'],
  },
  {
    requirements: 'PERM-24',
    personas: headquarters,
    opens: [['promotions:update']],
    operations: [
      ...(['createPromotion', 'updatePromotion', 'archivePromotion'] as const),
      ...(['uploadPromotionAudience', 'createPromotionalCategory'] as const),
      ...(['updatePromotionalCategory', 'deletePromotionalCategory'] as const),
    ],
  },
  {
    requirements: 'PERM-25, AMB-25',
    personas: headquarters,
    opens: [['categories:update']],
    operations: ['updateMenuCategories', 'createMenuCategory', 'deleteMenuCategory'],
  },
  {
    requirements: 'PERM-26, AMB-25',
    personas: headquarters,
    opens: [['custom-content:update']],
    operations: ['createCustomContent', 'updateCustomContent'],
  },
  {
    requirements: 'PERM-27, AMB-25',
    personas: headquarters,
    opens: [['vertical-scrolls:update']],
    operations: ['createVerticalCard', 'sortVerticalCards', 'updateVerticalCard'],
  },
  {
    requirements: 'PERM-28, AMB-25',
    personas: leads,
    opens: [['reports:read']],
    operations: ['getEodReport', 'getTipReport'],
  },
  {
    requirements: 'PERM-29, AMB-25',
    personas: headquarters,
    opens: [['mass-price-change:update']],
    operations: ['exportPrices', 'importPrices', 'getPriceImport'],
  },
]
