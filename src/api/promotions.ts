import { isSame } from '#domain/equal.ts'
import { changedFields, type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import type { OfferConfiguration } from '#domain/promotions/promotionOffer.ts'
import { call } from './core/client.ts'
import { saveOver } from './core/latest.ts'
import { type Found, lookWhenLost } from './core/lostAnswer.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, useSave } from './core/useOperation.ts'

export type Promotion = components['schemas']['Promotion']
/** A row of the list (AMB-182). */
export type PromotionSummary = components['schemas']['PromotionSummary']
export type PromotionFields = components['schemas']['PromotionFields']
export type PromotionType = components['schemas']['PromotionType']
/** The type of a promotion with the configuration of that type. */
export type Offer = components['schemas']['PromotionOffer']
export type PromotionContent = components['schemas']['PromoContent']
export type PromotionTypeDescriptor = components['schemas']['PromotionTypeDescriptor']

/** All promotions that are not archived. */
export const promotionsQuery = () => operationQuery('listPromotions')

export const promotionQuery = (id: number) => operationQuery('getPromotion', { path: { id } })

/**
 * The description of each promotion type, with the cohorts of types that have cohorts. A cohort
 * may be a text or a record with a name: the documents take "name from the type's cohorts".
 */
export const promotionTypesQuery = () =>
  operationQueryAs('listPromotionTypes', (types) =>
    types.map((type) => ({ ...type, cohorts: names(type.cohorts) })),
  )

/** The texts of a list, in which a text may stand as the name of a record. */
function names(list: readonly unknown[] = []): string[] {
  return list.flatMap((one) => {
    const name = typeof one === 'object' && one !== null && 'name' in one ? one.name : one
    return typeof name === 'string' ? [name] : []
  })
}

/** The users that a form has chosen. */
export interface ChosenUsers {
  readonly chosen: Promotion['users']
  /** The users from which the chosen ones were added and removed. */
  readonly before: Promotion['users']
  /** Whether they replace whoever is there by then, as after a clearing or an upload. */
  readonly replaces: boolean
}

type Fields = Omit<PromotionFields, 'users'> & {
  name: string
  start_date: string
  end_date: string
}

/** What a form sends of a promotion. */
export interface PromotionSave extends Fields {
  /** Null leaves the type and the configuration as they are: the console may not know the type. */
  readonly offer: Offer | null
  readonly users: ChosenUsers
}

/** What a save changes of a promotion, with the offer where its form knows the type. */
interface PromotionChanges extends Fields {
  readonly offer: { readonly chosen: Offer; readonly before: Offer } | null
  readonly users: ChosenUsers
}

/**
 * Creates a promotion. Where the answer is lost, the promotions are read again first, since sending once more would
 * make a second one.
 */
export function useCreatePromotion() {
  return useOperation('createPromotion', {
    send: async ({ offer, users, ...fields }: PromotionSave, write): Promise<Promotion> => {
      if (offer === null) throw new Error('A new promotion needs its type')
      const before = new Set((await call('listPromotions')).map(({ id }) => id))
      const look = async (): Promise<Found<Promotion>> => {
        const made = (await call('listPromotions')).find(
          ({ id, name, type }) => !before.has(id) && name === fields.name && type === offer.type,
        )
        return made
          ? { answer: await call('getPromotion', { path: { id: made.id } }) }
          : { notDone: 'The promotion was not created. You can send it again.' }
      }
      const body = { ...fields, ...offer, users: mentions(users.chosen) }
      return lookWhenLost(
        () => write('createPromotion', { body }),
        look,
        'The answer was lost, and the promotions could not be read again. Look whether the promotion is there before you send it once more.',
      )
    },
  })
}

/** A record by its id. */
interface Mention {
  id: number
}

const mentions = (records: readonly Mention[]): Mention[] => records.map(({ id }) => ({ id }))

/** The short lists of a promotion. Two users who each add a member at the same time both succeed. */
const lists = {
  stores: mergedMembers<Mention>,
  roles: mergedMembers<Mention>,
  promotional_category_exclusions: mergedMembers<Mention>,
  promotional_category_inclusions: mergedMembers<Mention>,
}

/**
 * The users to send; none where they were left alone. An empty list opens the promotion to everyone, so it is
 * never merged, and two removals do not make one.
 */
function changedUsers({ chosen, before, replaces }: ChosenUsers, now: Promotion['users']) {
  const mine = mentions(chosen)
  if (replaces) return { users: mine }
  if (isSame(mine, mentions(before))) return {}
  const merged = now.length === 0 ? [] : mergedMembers<Mention>(before, mine, now)
  return { users: merged.length === 0 ? mine : mentions(merged) }
}

/** Saves a promotion. Users and content are sent only when they were changed (AMB-134). */
export function useUpdatePromotion() {
  return useSave(
    'updatePromotion',
    ({ opened, changes }: Edit<Promotion, PromotionChanges>, write) => {
      const path = { id: opened.id }
      const { offer, users: chosen, ...fields } = changes
      return saveOver(
        { ...opened, users: chosen?.before ?? opened.users },
        (call) => call('getPromotion', { path }),
        async (now, header) => {
          const { users, content, ...kept } = now
          const merged = mergedLists<Partial<Fields>>(opened, fields, kept, lists)
          const body = {
            ...{ ...kept, ...merged },
            ...(offer && changedOffer(offer.chosen, offer.before, now)),
            ...(chosen && changedUsers(chosen, users)),
          }
          return write('updatePromotion', { path, header, body })
        },
      )
    },
  )
}

/** The members of which a configuration has one (AMB-152). */
const pairs = [
  ['percentage_off', 'cents_off'],
  ['triggering_product_ids', 'triggering_product_type'],
] as const

/** The member that a configuration may have instead of another one. */
const insteadOf = new Map<string, string>(
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
)

const isEmptyMember = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/**
 * The offer to send; none where it was left alone and another user chose another type. Of the same type only the
 * changed members are, in the current configuration, which may hold members that no form knows (AMB-177).
 */
function changedOffer(mine: Offer, before: Offer, now: Offer): object {
  const { type } = mine
  const changes = changedFields<OfferConfiguration>(before.configuration, mine.configuration)
  if (type !== before.type) return mine
  if (type !== now.type) return Object.keys(changes).length === 0 ? {} : mine
  const kept = new Map<string, unknown>(Object.entries(now.configuration))
  for (const member of Object.keys(changes)) kept.delete(insteadOf.get(member) ?? '')
  for (const [member, value] of Object.entries(changes)) kept.set(member, value)
  // Empty members may be missing in the answer, but are required in a save.
  for (const [member, value] of Object.entries(mine.configuration))
    if (isEmptyMember(value) && !kept.has(member) && !kept.has(insteadOf.get(member) ?? ''))
      kept.set(member, value)
  return { type, configuration: Object.fromEntries(kept) }
}
