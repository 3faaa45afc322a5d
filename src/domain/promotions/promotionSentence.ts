import { neverEnds, shortDate } from '../calendar.ts'
import { capitalized, counted, grouped, joined } from '../wording.ts'
import { type OfferConfiguration, type OfferNames, offerText } from './promotionOffer.ts'
import {
  alwaysRan,
  lastRunningDay,
  type PromotionSchedule,
  scheduleText,
} from './promotionSchedule.ts'

export interface PromotionDraft extends PromotionSchedule {
  readonly type: string | null
  readonly configuration: OfferConfiguration
  /** Ids; role -1 means users without a role. */
  readonly stores: readonly number[]
  readonly roles: readonly number[]
  /** The number of users; 0 for everyone, null if unknown. */
  readonly users: number | null
  readonly activation_code: string | null
  readonly limit_uses: number | null
  readonly inclusions: readonly number[]
  readonly exclusions: readonly number[]
}

/** undefined while a name is loading. */
export interface PromotionNames extends OfferNames {
  readonly store: (id: number) => string | undefined
  readonly role: (id: number) => string | undefined
  readonly storeCount: number
}

/** '20% off one beverage a day per customer, Mon to Fri 2:00 PM to 4:59 PM, at 12 stores, from 11/5/26 to 12/20/26' */
export function promotionSentence(draft: PromotionDraft, names: PromotionNames): string {
  const { type, configuration, activation_code: code, limit_uses: uses } = draft
  const offer = type === null ? 'No type is chosen yet' : offerText(type, configuration, names)
  const parts = [
    offer ?? type,
    scheduleText(draft),
    storesText(draft, names),
    ...audienceTexts(draft, names),
    categoriesText(draft, names),
    code ? `with the code ${code}` : '',
    uses === null ? '' : usesText(uses),
    datesText(draft),
  ]
  return capitalized(parts.filter(Boolean).join(', '))
}

function storesText({ stores, activation_code }: PromotionDraft, names: PromotionNames): string {
  const [only] = stores
  if (only === undefined) return activation_code ? '' : 'at no store'
  if (stores.length === 1) return `at ${names.store(only) ?? '1 store'}`
  const all = stores.length >= names.storeCount && names.storeCount > 0
  return `at ${all ? 'all ' : ''}${grouped(stores.length)} stores`
}

const maxShownNames = 3

function audienceTexts({ roles, users }: PromotionDraft, names: PromotionNames): string[] {
  return [
    roles.length > 0 ? `for users with ${rolesText(roles, names)}` : '',
    users ? `for ${grouped(users)} chosen ${users === 1 ? 'user' : 'users'}` : '',
  ]
}

function rolesText(roles: readonly number[], names: PromotionNames): string {
  const held = roles.filter((id) => id >= 0)
  const knownNames = held.map(names.role).filter((name) => name !== undefined)
  if (knownNames.length < held.length || roles.length > maxShownNames)
    return roles.length === 1 ? '1 role' : `one of ${roles.length} roles`
  const role = held.length > 0 ? `the role ${joined('or', knownNames)}` : ''
  return [held.length < roles.length ? 'no role' : '', role].filter(Boolean).join(' or ')
}

function categoriesText({ inclusions, exclusions }: PromotionDraft, names: PromotionNames): string {
  const categoryNames = (ids: readonly number[]) => {
    const knownNames = ids.map(names.category).filter((name) => name !== undefined)
    return knownNames.length === ids.length && ids.length <= maxShownNames
      ? joined('or', knownNames)
      : counted(ids.length, 'category', 'categories')
  }
  return [
    inclusions.length > 0 ? `only in ${categoryNames(inclusions)}` : '',
    exclusions.length > 0 ? `not in ${categoryNames(exclusions)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function usesText(uses: number): string {
  if (uses === 1) return 'once per customer'
  return uses === 2 ? 'twice per customer' : `up to ${uses} times per customer`
}

function datesText(draft: PromotionDraft): string {
  const { start_date } = draft
  const last = lastRunningDay(draft)
  const start = shortDate(start_date) || 'a missing first day'
  const end = shortDate(last) || 'a missing last day'
  if (alwaysRan(start_date)) return neverEnds(last) ? 'always' : `until ${end}`
  if (neverEnds(last)) return `from ${start} on`
  return start === end ? `on ${start}` : `from ${start} to ${end}`
}
