/** The screen's words for the fixed choices of a product. */

export const productTypes = [
  { value: 'beverage', label: 'Beverage' },
  { value: 'food', label: 'Food' },
  { value: 'bag', label: 'Bag' },
  { value: 'bottle', label: 'Bottle' },
  { value: 'merchandise', label: 'Merchandise' },
] as const

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
