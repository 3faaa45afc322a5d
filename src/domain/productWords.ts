/** The words a product's fixed choices have on screens. */

/** CONST-01, PROD-13. */
export const productTypes = [
  { value: 'beverage', label: 'Beverage' },
  { value: 'food', label: 'Food' },
  { value: 'bag', label: 'Bag' },
  { value: 'bottle', label: 'Bottle' },
  { value: 'merchandise', label: 'Merchandise' },
] as const

/** PROD-24. */
export const inventoryControls = [
  { value: 'unlimited', label: 'Unlimited' },
  { value: 'limited', label: 'Limited' },
  { value: 'daily', label: 'Daily' },
] as const

/** The word for a value of one of these lists. */
export function wordFor(
  choices: readonly { readonly value: string; readonly label: string }[],
  value: string,
): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
