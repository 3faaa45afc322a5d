import type { InferInsertModel } from 'drizzle-orm'
import { productTypeValues } from '#domain/products/productWords.ts'
import type { promotions } from '#server/database/schema/promotions.ts'
import type { SeededUsers } from './people.ts'
import type { SeededProduct } from './products.ts'
import type { SeededStore } from './stores.ts'
import type { SeedWorld } from './world.ts'

type PromotionRow = InferInsertModel<typeof promotions>

interface PromotionData {
  readonly name: string
  readonly type: PromotionRow['type']
  readonly configuration: object
  /** Days from today. */
  readonly from: number | 'always'
  readonly to: number | 'never'
  readonly more?: Partial<PromotionRow>
  readonly stores?: readonly number[]
  readonly roles?: readonly string[]
  readonly users?: readonly number[]
  readonly exclusions?: readonly number[]
  readonly inclusions?: readonly number[]
}

function rule(day: string, recurrence: string): string {
  return `DTSTART:${day.replaceAll('-', '')}T000000Z\nRRULE:${recurrence}`
}

/** The position is the id. */
export function promotionData(
  world: SeedWorld,
  stores: readonly SeededStore[],
  products: readonly SeededProduct[],
  users: SeededUsers,
): PromotionData[] {
  const named = (...names: readonly string[]) =>
    products.filter((product) => names.includes(product.name)).map((product) => product.id)
  const bayArea = stores.filter((store) => store.data.area === 'Bay Area').map((store) => store.id)
  const selling = stores.filter((store) => !store.isEmpty).map((store) => store.id)
  const some = users.customers.slice(30, 42).map((user) => user.id)
  const latte = named('House Latte', 'Vanilla Latte', 'Mocha')
  return [
    {
      name: 'Winter latte week',
      type: 'DiscountPromotion',
      from: -60,
      to: -53,
      stores: selling,
      configuration: { item_limit_per_day: 1, percentage_off: 20, triggering_product_ids: latte },
    },
    {
      name: 'Croissant Monday',
      type: 'DiscountPromotion',
      from: -30,
      to: 'never',
      stores: bayArea,
      configuration: {
        item_limit_per_day: 2,
        cents_off: 100,
        triggering_product_ids: named('Butter Croissant', 'Almond Croissant'),
      },
      more: {
        repeats: rule(world.day(-30), 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO'),
        start_time: '06:00:00',
        end_time: '11:00:00',
      },
    },
    {
      name: 'All beans, all spring',
      type: 'DiscountPromotion',
      from: 6,
      to: 96,
      stores: selling,
      configuration: {
        item_limit_per_day: null,
        percentage_off: 15,
        triggering_product_type: 'bag',
      },
      inclusions: [5],
    },
    {
      name: 'First order at Wynwood',
      type: 'FirstOrderAtStoreDiscountPromotion',
      from: -10,
      to: 50,
      stores: [23],
      configuration: { item_limit_per_day: 1, cents_off: 300, triggering_product_type: 'beverage' },
      more: { limit_uses: 1 },
    },
    {
      name: 'First order at Ballard',
      type: 'FirstOrderAtStoreDiscountPromotion',
      from: -200,
      to: -110,
      stores: [2],
      configuration: {
        item_limit_per_day: 1,
        percentage_off: 50,
        triggering_product_type: 'beverage',
      },
      more: { limit_uses: 1 },
    },
    {
      name: 'Welcome, new customer',
      type: 'NewCustomerDiscountPromotion',
      from: 'always',
      to: 'never',
      stores: selling,
      configuration: { item_limit_per_day: 1, percentage_off: 100, triggering_product_ids: latte },
      more: { limit_uses: 1, without_role: true },
    },
    {
      name: 'Free small cup with a bag',
      type: 'FreeTriggeredSmallCupPromotion',
      from: -90,
      to: 'never',
      stores: selling,
      configuration: { triggering_product_type: 'bag' },
    },
    {
      name: 'Small cup with a Holiday Blend',
      type: 'FreeTriggeredSmallCupPromotion',
      from: -110,
      to: -60,
      stores: selling,
      configuration: { triggering_product_ids: named('Holiday Blend') },
    },
    {
      name: 'We miss you',
      type: 'SizeUpPromotion',
      from: -5,
      to: 25,
      stores: [],
      users: some,
      configuration: { cohort: 'Lapsed', cohort_parameters: [world.day(-90)] },
      more: {
        activation_code: 'MISSYOU',
        limit_uses: 1,
        without_role: true,
        content: {
          title: 'Your next one is a size up',
          body: 'On us, all month.',
          type: 'URL',
          url_title: 'Order now',
          url: 'https://p4.example/order',
          image_url: null,
          created_at: world.ago(6),
          updated_at: world.ago(6),
        },
      },
    },
    {
      name: 'Size up for regulars',
      type: 'SizeUpPromotion',
      from: 3,
      to: 10,
      stores: selling,
      configuration: { cohort: 'Loyal', cohort_parameters: [] },
    },
    {
      name: 'Three pastries',
      type: 'TriggeredDiscountPromotion',
      from: -20,
      to: 40,
      stores: selling,
      configuration: {
        triggering_product_ids: named('Morning Bun', 'Blueberry Muffin', 'Cinnamon Roll'),
        minimum_required_quantity: 3,
        discount_amount: 250,
      },
      inclusions: [3],
    },
    {
      name: 'Two bottles',
      type: 'TriggeredDiscountPromotion',
      from: -300,
      to: -240,
      stores: selling,
      configuration: {
        triggering_product_ids: named('Bottled Cold Brew', 'Bottled Mocha'),
        minimum_required_quantity: 2,
        discount_amount: 150,
      },
    },
    {
      name: 'Beans for the team',
      type: 'FreeEmployeeBagsPromotion',
      from: 'always',
      to: 'never',
      stores: selling,
      roles: ['barista', 'store-lead', 'area-lead'],
      configuration: { number_of_free_bags: 2 },
      more: { account: '50600', repeats: rule(world.day(0), 'FREQ=MONTHLY;INTERVAL=1') },
    },
    {
      name: 'Beans for the new team',
      type: 'FreeEmployeeBagsPromotion',
      from: 14,
      to: 44,
      stores: [24],
      roles: ['barista'],
      configuration: { number_of_free_bags: 1 },
      more: { account: '50600' },
    },
    {
      name: 'Two dollars off',
      type: 'WholeOrderDiscountPromotion',
      from: -3,
      to: 4,
      stores: selling,
      configuration: { triggering_product_types: productTypeValues, cents_off: 200 },
      more: { activation_code: 'TWOOFF' },
      exclusions: [7, 8],
    },
    {
      name: 'Rainy day',
      type: 'WholeOrderDiscountPromotion',
      from: -150,
      to: -149,
      stores: [1, 2, 3],
      configuration: { triggering_product_types: ['beverage'], cents_off: 100 },
    },
    {
      name: 'Pastry with any latte',
      type: 'ComboDiscountPromotion',
      from: -15,
      to: 75,
      stores: selling,
      configuration: {
        discounted_promotional_category_id: 3,
        qualifying_promotional_category_ids: [1],
        cents_off: 75,
      },
      more: { start_time: '06:00:00', end_time: '11:00:00' },
    },
    {
      name: 'Sandwich and bottle',
      type: 'ComboDiscountPromotion',
      from: 20,
      to: 50,
      stores: selling,
      configuration: {
        discounted_promotional_category_id: 6,
        qualifying_promotional_category_ids: [2],
        percentage_off: 50,
      },
    },
    {
      name: 'Oat for the price of whole',
      type: 'AttributeUpgradePromotion',
      from: -1,
      to: 'never',
      stores: selling,
      configuration: { attribute_value_qualifying_match: 7, attribute_value_discount_match: 6 },
      more: { repeats: rule(world.day(-1), 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH') },
    },
    {
      name: 'Large for the price of medium',
      type: 'AttributeUpgradePromotion',
      from: -80,
      to: -50,
      stores: selling,
      configuration: { attribute_value_qualifying_match: 3, attribute_value_discount_match: 2 },
    },
    {
      name: 'Daily happy hour',
      type: 'DiscountPromotion',
      from: 1,
      to: 31,
      stores: bayArea,
      configuration: {
        item_limit_per_day: 1,
        percentage_off: 25,
        triggering_product_type: 'beverage',
      },
      more: {
        repeats: rule(world.day(1), 'FREQ=DAILY;INTERVAL=1'),
        start_time: '15:00:00',
        end_time: '17:00:00',
      },
      exclusions: [4],
    },
    {
      name: 'Nobody can use this yet',
      type: 'DiscountPromotion',
      from: 2,
      to: 9,
      stores: [],
      configuration: { item_limit_per_day: 1, cents_off: 0, triggering_product_ids: [] },
    },
    {
      name: 'Withdrawn before it began',
      type: 'WholeOrderDiscountPromotion',
      from: -40,
      to: 10,
      stores: selling,
      configuration: { triggering_product_types: ['food'], cents_off: 500 },
      more: { archived_at: world.ago(39) },
    },
  ]
}
