import type { OperationId } from '#api/core/operations.gen.ts'

/** What employees may do, by an operation that does it. */
export const rights = [
  { operation: 'refundOrder', words: 'refund orders' },
  { operation: 'updateStoreInventory', words: 'count and mark sold out' },
  { operation: 'setStoreOnline', words: 'edit the store and take it offline' },
  { operation: 'saveStoreHours', words: 'change hours' },
  { operation: 'updateStoreVariantPrice', words: 'change the menu and its prices' },
  { operation: 'updateInitialInventory', words: 'set the starting inventory' },
  { operation: 'updateStoreTaxRates', words: 'set tax rates' },
  { operation: 'createStore', words: 'create stores' },
  { operation: 'updateProduct', words: 'create and edit products' },
  { operation: 'importPrices', words: 'change prices by file' },
  { operation: 'updatePromotion', words: 'create and edit promotions' },
  { operation: 'updateMenuCategories', words: 'edit menus' },
  { operation: 'updateCredit', words: 'give credits' },
  { operation: 'getTipReport', words: 'see the reports' },
  { operation: 'updateRole', words: 'create employees and change their access' },
  { operation: 'updateRecommendation', words: 'edit recommendations' },
  { operation: 'updateCustomContent', words: 'edit custom content' },
  { operation: 'updateVerticalCard', words: 'edit vertical scroll cards' },
] as const satisfies readonly { operation: OperationId; words: string }[]

export type Right = (typeof rights)[number]
