import { changedFields, mergedLists, mergedMembers } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import type { Offer, Promotion, PromotionFields } from './promotions.ts'
import { useOperation } from './useOperation.ts'

/** What a form sends of a promotion. */
export interface PromotionSave {
  readonly fields: PromotionFields & { name: string; start_date: string; end_date: string }
  readonly offer: Offer
}

export function useCreatePromotion() {
  const create = useOperation('createPromotion')
  return ({ fields, offer }: PromotionSave) => create({ body: { ...fields, ...offer } })
}

/** Two mentions of the same record. */
const sameId = (one: { id: number }, other: { id: number }) => one.id === other.id
const byId = <One extends { id: number }>(opened: One[], mine: One[], now: One[]) =>
  mergedMembers(opened, mine, now, sameId)

/** The lists of few members; those who add to them beside each other all succeed. */
const lists = {
  stores: byId,
  roles: byId,
  promotional_category_exclusions: byId,
  promotional_category_inclusions: byId,
}

/**
 * Saves a promotion: what `save` changes of `untouched`, in the promotion as it is by then. Users and content
 * are sent only when they were changed (PROMO-50, AMB-134).
 */
export function useUpdatePromotion(opened: Promotion, untouched: PromotionSave | undefined) {
  return useOperation('updatePromotion', {
    send: (save: PromotionSave, write): Promise<Promotion> => {
      const path = { id: opened.id }
      return saveOver(
        opened,
        (call) => call('getPromotion', { path }),
        (now, header) => {
          const { users: _users, content: _content, ...kept } = now
          const before = untouched?.fields ?? {}
          const changes = changedFields(before, mergedLists(before, save.fields, kept, lists))
          const offer = sameOffer(save.offer, untouched?.offer) ? {} : save.offer
          return write('updatePromotion', { path, header, body: { ...kept, ...changes, ...offer } })
        },
      )
    },
  })
}

function sameOffer(one: Offer, other: Offer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
