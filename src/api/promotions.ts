import { changedFields, type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import type { OfferConfiguration } from '#domain/promotions/promotionOffer.ts'
import { isSame, memberOf } from '#domain/values.ts'
import { call } from './core/client.ts'
import { saveOver, useSave } from './core/latest.ts'
import { type Found, lookWhenLost } from './core/lostAnswer.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, type WriteCall } from './core/write.ts'

export type Promotion = components['schemas']['Promotion']
/** A row of the list (AMB-182). */
export type PromotionSummary = components['schemas']['PromotionSummary']
export type PromotionFields = components['schemas']['PromotionFields']
export type PromotionType = components['schemas']['PromotionType']
export type Offer = components['schemas']['PromotionOffer']
export type PromotionContent = components['schemas']['PromoContent']
export type PromotionTypeDescriptor = components['schemas']['PromotionTypeDescriptor']

export const promotionsQuery = () => operationQuery('listPromotions')

export const promotionQuery = (id: number) => operationQuery('getPromotion', { path: { id } })

/** A cohort may be a text or a record with a name. */
export const promotionTypesQuery = () =>
  operationQueryAs('listPromotionTypes', (types) =>
    types.map((type) => ({ ...type, cohorts: names(type.cohorts) })),
  )

function names(list: readonly unknown[] = []): string[] {
  return list.flatMap((one) => {
    const name = memberOf(one, 'name') ?? one
    return typeof name === 'string' ? [name] : []
  })
}

export interface ChosenUsers {
  readonly chosen: Promotion['users']
  readonly before: Promotion['users']
  /** Replaces the current users, as after an upload. */
  readonly replaces: boolean
}

type Fields = Omit<PromotionFields, 'users'> & {
  name: string
  start_date: string
  end_date: string
}

export interface PromotionSave extends Fields {
  /** Null where the console does not know the type: it stays as it is. */
  readonly offer: Offer | null
  readonly users: ChosenUsers
}

interface PromotionChanges extends Fields {
  readonly offer: { readonly chosen: Offer; readonly before: Offer } | null
  readonly users: ChosenUsers
}

/** After a lost answer the promotions are read again: a second call would create a second one. */
export function useCreatePromotion() {
  return useOperation('createPromotion', {
    send: async ({ offer, users, ...fields }: PromotionSave, write): Promise<Promotion> => {
      if (offer === null) throw new Error('A new promotion needs its type')
      const before = new Set((await call('listPromotions')).map(({ id }) => id))
      const look = async (): Promise<Found<Promotion>> => {
        const created = (await call('listPromotions')).find(
          ({ id, name, type }) => !before.has(id) && name === fields.name && type === offer.type,
        )
        return created
          ? { answer: await call('getPromotion', { path: { id: created.id } }) }
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

interface Mention {
  id: number
}

const mentions = (records: readonly Mention[]): Mention[] => records.map(({ id }) => ({ id }))

/** Two users may each add a member at the same time. */
const listMerges = {
  stores: mergedMembers<Mention>,
  roles: mergedMembers<Mention>,
  promotional_category_exclusions: mergedMembers<Mention>,
  promotional_category_inclusions: mergedMembers<Mention>,
}

/**
 * Empty if unchanged. An empty list opens the promotion to everyone, so it is never merged, and two
 * removals do not result in one.
 */
function changedUsers({ chosen, before, replaces }: ChosenUsers, now: Promotion['users']) {
  const chosenUsers = mentions(chosen)
  if (replaces) return { users: chosenUsers }
  if (isSame(chosenUsers, mentions(before))) return {}
  const merged = now.length === 0 ? [] : mergedMembers<Mention>(before, chosenUsers, now)
  return { users: merged.length === 0 ? chosenUsers : mentions(merged) }
}

export const useUpdatePromotion = () => useSave('updatePromotion', savePromotion)

/** Users and content are sent only if changed (AMB-134). */
export function savePromotion(
  { opened, changes }: Edit<Promotion, PromotionChanges>,
  write: WriteCall,
) {
  const path = { id: opened.id }
  const { offer, users: chosen, ...fields } = changes
  return saveOver(
    { ...opened, users: chosen?.before ?? opened.users },
    (call) => call('getPromotion', { path }),
    async (now, header) => {
      const { users, content, ...kept } = now
      const merged = mergedLists<Partial<Fields>>(opened, fields, kept, listMerges)
      const body = {
        ...kept,
        ...merged,
        ...(offer && changedOffer(offer.chosen, offer.before, now)),
        ...(chosen && changedUsers(chosen, users)),
      }
      return write('updatePromotion', { path, header, body })
    },
  )
}

/** A configuration has one member of each pair (AMB-152). */
const pairs = [
  ['percentage_off', 'cents_off'],
  ['triggering_product_ids', 'triggering_product_type'],
] as const

const insteadOf = new Map<string, string>(
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
)

const isEmptyMember = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/**
 * Empty if unchanged while another user chose another type. Within a type, changed members go into the
 * current configuration, which may have members unknown to the form (AMB-177).
 */
function changedOffer(mine: Offer, before: Offer, now: Offer): object {
  const { type } = mine
  const changes = changedFields<OfferConfiguration>(before.configuration, mine.configuration)
  if (type !== before.type) return mine
  if (type !== now.type) return Object.keys(changes).length === 0 ? {} : mine
  const kept = new Map<string, unknown>(Object.entries(now.configuration))
  for (const member of Object.keys(changes)) kept.delete(insteadOf.get(member) ?? '')
  for (const [member, value] of Object.entries(changes)) kept.set(member, value)
  // The answer may lack empty members, but a save requires them.
  for (const [member, value] of Object.entries(mine.configuration))
    if (isEmptyMember(value) && !kept.has(member) && !kept.has(insteadOf.get(member) ?? ''))
      kept.set(member, value)
  return { type, configuration: Object.fromEntries(kept) }
}
