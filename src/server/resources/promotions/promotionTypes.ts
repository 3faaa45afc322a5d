import type { AnswerOf } from '#api/core/contract.ts'

type Descriptor = AnswerOf<'listPromotionTypes'>[number]

// Only Lapsed needs a date.
const sizeUpCohorts = ['New', 'Lapsed', 'Loyal']

export const promotionTypeDescriptors: readonly Descriptor[] = [
  {
    type: 'DiscountPromotion',
    description: 'A percentage or an amount off chosen products or off a product type.',
    cohorts: [],
  },
  {
    type: 'FirstOrderAtStoreDiscountPromotion',
    description: 'A percentage or an amount off the first order of a customer at a store.',
    cohorts: [],
  },
  {
    type: 'NewCustomerDiscountPromotion',
    description: 'A percentage or an amount off the very first order of a customer.',
    cohorts: [],
  },
  {
    type: 'FreeTriggeredSmallCupPromotion',
    description: 'A free small cup with chosen products or with a product type.',
    cohorts: [],
  },
  {
    type: 'SizeUpPromotion',
    description: 'The next larger size at the price of the smaller one, for a cohort of customers.',
    cohorts: sizeUpCohorts,
  },
  {
    type: 'TriggeredDiscountPromotion',
    description: 'An amount off when enough of the chosen products are in the order.',
    cohorts: [],
  },
  {
    type: 'FreeEmployeeBagsPromotion',
    description: 'Free bags of coffee for employees.',
    cohorts: [],
  },
  {
    type: 'WholeOrderDiscountPromotion',
    description: 'An amount off the whole order when it holds one of the product types.',
    cohorts: [],
  },
  {
    type: 'ComboDiscountPromotion',
    description:
      'A percentage or an amount off one promotional category when others are in the order too.',
    cohorts: [],
  },
  {
    type: 'AttributeUpgradePromotion',
    description: 'A more expensive attribute value at the price of a cheaper one.',
    cohorts: [],
  },
]
