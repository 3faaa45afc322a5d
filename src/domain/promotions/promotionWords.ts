/** The types in words, in the contract's order. */
export const promotionTypeWords = [
  { value: 'DiscountPromotion', label: 'Discount on items' },
  { value: 'FirstOrderAtStoreDiscountPromotion', label: 'First order at a store' },
  { value: 'NewCustomerDiscountPromotion', label: 'New customer' },
  { value: 'FreeTriggeredSmallCupPromotion', label: 'Free small cup' },
  { value: 'SizeUpPromotion', label: 'Size up' },
  { value: 'TriggeredDiscountPromotion', label: 'Discount for a quantity' },
  { value: 'FreeEmployeeBagsPromotion', label: 'Free bags for employees' },
  { value: 'WholeOrderDiscountPromotion', label: 'Discount on the whole order' },
  { value: 'ComboDiscountPromotion', label: 'Combo discount' },
  { value: 'AttributeUpgradePromotion', label: 'Free upgrade' },
] as const
