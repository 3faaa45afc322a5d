import type { Store } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'

const label = 'Add products, remove them and set prices'

export function storeMenuActions({ id, name }: Store) {
  const target = { storeId: id, storeName: name }
  return {
    adding: { operation: 'createProductStore', label, target },
    removing: { operation: 'deleteStoreProduct', label, target },
    pricing: { operation: 'updateStoreVariantPrice', label, target },
    syncing: { operation: 'syncDefaultMenu', label, target },
  } as const satisfies Record<string, GuardedAction>
}
