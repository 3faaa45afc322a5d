/** What is missing before a product can be put into a store (VAR-19, FLASH-11, FLASH-12). */

export interface Placement {
  readonly store_id: number
  readonly product_id: number
}

/** What was chosen so far; null as long as nothing is. */
export interface ChosenPlacement {
  readonly store_id: number | null
  readonly product_id: number | null
}

/** The text that says what has to be chosen, or the placement when both are. */
export function placementOf({ store_id, product_id }: ChosenPlacement): Placement | string {
  if (store_id === null) return 'Must select a store.'
  if (product_id === null) return 'Must select a product'
  return { store_id, product_id }
}
