/** A row of the history as a sentence. */
import { clockText, mediumDate } from '../calendar.ts'
import { formatCents } from '../prices/money.ts'
import { hoursText, openHours } from '../stores/storeHours.ts'
import { percentText } from '../stores/surcharge.ts'
import { isRecord, isSame } from '../values.ts'
import { capitalized, counted, listed } from '../wording.ts'

interface Reference {
  readonly id: string
  readonly name: string | null
}

export interface Change {
  readonly kind: string
  readonly record: Reference | null
  readonly field: string | null
  readonly about: readonly Reference[]
  readonly before: unknown
  readonly after: unknown
  readonly count: number
}

/** Where the member's name alone does not tell. */
const fieldWords: Readonly<Record<string, string>> = {
  archived_at: 'archived',
  sku: 'SKU',
  square_sku: 'SKU',
  prices: 'price',
  role: 'name',
  is_default: 'default value',
  is_disabled: 'switched off',
  quantity_available: 'count',
  initial_quantity: 'starting inventory',
  product_attributes: 'attributes',
  product_attribute_values: 'values',
  attribute_values: 'values',
  children: 'subcategories',
  overrides: 'hours',
  sort_order: 'position',
  photo_url: 'photo',
}

/** `vendor_region_id` -> `vendor region`, `configuration.percent_off` -> `percent off`. */
export function fieldText(field: string): string {
  const name = field.split('.').at(-1) ?? field
  return (
    fieldWords[name] ??
    name
      .replace(/_ids$/, 's')
      .replace(/image(.*)_url$/, 'picture$1')
      .replace(/^(is|has)_|_(id|url)$/g, '')
      .replaceAll('_', ' ')
  )
}

/** `"Online" has changed since.` */
export function changedSinceText(fields: readonly string[]): string {
  const names = new Set(fields.map((field) => `"${capitalized(fieldText(field))}"`))
  return `${listed([...names])} ${names.size === 1 ? 'has' : 'have'} changed since.`
}

const cents = new Set(['price', 'prices', 'flat_rate'])
const shares = new Set(['rate', 'default_rate'])
const maxListed = 5
const maxTextLength = 120

/** `Price of Flat White, 12 oz at Capitol Hill: 475¢ → 495¢` */
export function changeText(change: Change): string {
  const { kind, record, field, before, after, count } = change
  if (field === null)
    return `${after === null ? 'Deleted' : 'Created'} the ${kind} ${nameOf(record)}`
  if (kind === 'store' && field === 'products' && !isSame(before, after)) return soldText(change)
  if (count > 1) return `${countedText(change)}: ${counted(count, 'value')} changed`
  if (field === 'archived_at')
    return `${after === null ? 'Restored' : 'Archived'} ${nameOf(record)}`
  const what = `${capitalized(fieldText(field))} of ${placeText(change)}`
  if (Array.isArray(before) || Array.isArray(after))
    return `${what}: ${listText(membersOf(before), membersOf(after))}`
  if (/_url$/.test(field) || [before, after].some(isLong)) return `${what} changed`
  const values = `${valueText(field, before)} → ${valueText(field, after)}`
  const isSwitch = [before, after].some((value) => typeof value === 'boolean')
  return isSwitch ? `${placeText(change)}, ${fieldText(field)}: ${values}` : `${what}: ${values}`
}

const nameOf = (reference: Reference | null | undefined): string =>
  reference?.name ?? (reference ? `#${reference.id}` : 'several records')

/** `Price at Capitol Hill` */
function countedText({ field, record, about }: Change): string {
  const names = [record && ` of ${nameOf(record)}`, ...about.map((one) => ` at ${nameOf(one)}`)]
  return capitalized(fieldText(field ?? '')) + names.join('')
}

function soldText({ record, about, after, count }: Change): string {
  const products = count > 1 ? counted(count, 'product') : listed(about.map(nameOf))
  return after === null
    ? `Removed ${products} from ${nameOf(record)}`
    : `Added ${products} to ${nameOf(record)}`
}

function placeText({ field, record, about }: Change): string {
  const names = about.map((one) => aboutText(nameOf(one)))
  if (field !== 'prices') return [nameOf(record), ...names].join(', ')
  const [store, ...variant] = names
  return `${[nameOf(record), ...variant].join(', ')} at ${store}`
}

/** A day, or a word in lower case: `monday`, `beverage`. */
function aboutText(name: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(name) ? mediumDate(name) : capitalized(name)
}

const isLong = (value: unknown) => typeof value === 'string' && value.length > maxTextLength

function membersOf(list: unknown): Reference[] {
  return (Array.isArray(list) ? list : []).map((one: unknown) =>
    isReference(one) ? one : { id: JSON.stringify(one), name: String(one) },
  )
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value.id === 'string' && 'name' in value
}

/** `added Oat Milk; removed Soy Milk` */
function listText(before: readonly Reference[], after: readonly Reference[]): string {
  const former = new Map(before.map((one) => [one.id, one]))
  const present = new Map(after.map((one) => [one.id, one]))
  const renamed = after.flatMap((one) => {
    const then = former.get(one.id)
    return then && !isSame(then, one) ? [`${nameOf(then)} → ${nameOf(one)}`] : []
  })
  const parts = [
    ['added', after.filter(({ id }) => !former.has(id)).map(nameOf)],
    ['removed', before.filter(({ id }) => !present.has(id)).map(nameOf)],
    ['changed', renamed],
  ] as const
  const told = parts.flatMap(([verb, names]) =>
    names.length > 0 ? [`${verb} ${listed(names, maxListed)}`] : [],
  )
  return told.join('; ') || 'new order'
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (cents.has(field)) return formatCents(value)
    // Positions are counted from 0 in the contract, from 1 on the screens.
    if (field === 'sort_order') return String(value + 1)
    return shares.has(field) ? percentText(value) : String(value)
  }
  if (isReference(value)) return nameOf(value)
  if (isRecord(value)) return timesText(value)
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return mediumDate(text.slice(0, 10))
  return /^\d{2}:\d{2}:\d{2}$/.test(text) ? clockText(text) : text
}

/** Hours of a day. */
function timesText({ opening_time, closing_time, is_closed }: Readonly<Record<string, unknown>>) {
  if (is_closed === true) return hoursText('closed')
  const textOf = (time: unknown) => (typeof time === 'string' ? time : null)
  return hoursText(
    openHours({ opening_time: textOf(opening_time), closing_time: textOf(closing_time) }),
  )
}
