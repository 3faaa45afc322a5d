import type { PromotionDraft } from '#domain/promotions/promotionSentence.ts'

/** Minimal: one product, afternoons, two stores. */
export const afternoonDraft: PromotionDraft = {
  type: 'DiscountPromotion',
  configuration: { item_limit_per_day: 1, percentage_off: 20, triggering_product_ids: [1] },
  start_date: '2026-11-05',
  end_date: '2026-12-20',
  start_time: '14:00:00',
  end_time: '16:59:00',
  repeats: null,
  stores: [7, 8],
  roles: [],
  users: 0,
  activation_code: null,
  limit_uses: null,
  inclusions: [],
  exclusions: [],
}
