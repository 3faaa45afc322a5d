/** The choices that are missing before a store can sell a product. */

export interface Placement {
  readonly store_id: number
  readonly product_id: number
}

/** The present choices; null where the user has chosen none. */
export interface ChosenPlacement {
  readonly store_id: number | null
  readonly product_id: number | null
}

/** The text that names the missing choice, or the placement when both choices are made. */
export function placementOf({ store_id, product_id }: ChosenPlacement): Placement | string {
  if (store_id === null) return 'Must select a store.'
  if (product_id === null) return 'Must select a product'
  return { store_id, product_id }
}
