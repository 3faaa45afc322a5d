import { changedFields, mergedLists, mergedMembers } from '#domain/merge.ts'
import { call } from './client.ts'
import { saveOver } from './latest.ts'
import { type Found, lookWhenLost } from './lostAnswer.ts'
import type { Offer, Promotion, PromotionFields } from './promotions.ts'
import { refuseUnkept, unkeptContent } from './unkept.ts'
import { useOperation } from './useOperation.ts'

/** What a form sends of a promotion. */
export interface PromotionSave {
  readonly fields: PromotionFields & { name: string; start_date: string; end_date: string }
  /** Null leaves the type and the configuration as they are: the console may not know the type. */
  readonly offer: Offer | null
}

/** A promotion that was created; the host may not know promotional content (AMB-134). */
type Created = Promotion & { readonly lacksContent: boolean }

/**
 * Creates a promotion. Where the answer is lost, the promotions are read again first, since sending once more would
 * make a second one. For the same reason lost content is told beside the new promotion and refuses nothing.
 */
export function useCreatePromotion() {
  return useOperation('createPromotion', {
    flash: ({ lacksContent }: Created) =>
      lacksContent
        ? {
            message:
              'The promotion was created, but the host has not kept its promotional content.',
            variant: 'error',
          }
        : undefined,
    send: async ({ fields, offer }: PromotionSave, write): Promise<Created> => {
      if (offer === null) throw new Error('A new promotion needs its type')
      const before = new Set((await call('listPromotions')).map(({ id }) => id))
      const find = async (): Promise<Promotion | undefined> => {
        const made = (await call('listPromotions')).find(
          ({ id, name, type }) => !before.has(id) && name === fields.name && type === offer.type,
        )
        return made && call('getPromotion', { path: { id: made.id } })
      }
      const look = async (): Promise<Found<Promotion>> => {
        const answer = await find()
        return answer
          ? { answer }
          : { notDone: 'The promotion was not created. You can send it again.' }
      }
      const created = await lookWhenLost(
        () => write('createPromotion', { body: { ...fields, ...offer } }),
        look,
        'The answer was lost, and the promotions could not be read again. Look whether the promotion is there before you send it once more.',
      )
      const lacks = (saved: Promotion) =>
        unkeptContent(null, fields.content, saved.content).length > 0
      // A host may answer less than it keeps, so only its record tells.
      const saved = lacks(created) ? await find().catch(() => undefined) : created
      return { ...created, lacksContent: saved !== undefined && lacks(saved) }
    },
  })
}

/** Two mentions of the same record. */
const sameId = (one: { id: number }, other: { id: number }) => one.id === other.id
const byId = <One extends { id: number }>(opened: One[], mine: One[], now: One[]) =>
  mergedMembers(opened, mine, now, sameId)

/** The short lists of a promotion. Two users who each add a member at the same time both succeed. */
const lists = {
  stores: byId,
  roles: byId,
  promotional_category_exclusions: byId,
  promotional_category_inclusions: byId,
}

/**
 * Saves a promotion: what `save` changes of `untouched`, in the promotion as it is by then. Users and content
 * are sent only when they were changed (AMB-134).
 */
export function useUpdatePromotion(opened: Promotion, untouched: PromotionSave | undefined) {
  return useOperation('updatePromotion', {
    send: (save: PromotionSave, write): Promise<Promotion> => {
      const path = { id: opened.id }
      return saveOver(
        opened,
        (call) => call('getPromotion', { path }),
        async (now, header) => {
          const { users: _users, content, ...kept } = now
          const before = untouched?.fields ?? {}
          const changes = changedFields(before, mergedLists(before, save.fields, kept, lists))
          const offer = save.offer && !sameOffer(save.offer, untouched?.offer) ? save.offer : {}
          const body = { ...kept, ...changes, ...offer }
          const answered = await write('updatePromotion', { path, header, body })
          await refuseUnkept(
            answered,
            () => call('getPromotion', { path }),
            (saved) =>
              unkeptContent(content, changes.content, saved.content).map((one) => `content.${one}`),
          )
          return answered
        },
      )
    },
  })
}

function sameOffer(one: Offer, other: Offer | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
