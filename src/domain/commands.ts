import { clockText } from './calendar.ts'
import { formatDollars, readAmount } from './prices/money.ts'

interface At {
  /** Blank: the store of the user. */
  readonly store: string
}

interface Marking extends At {
  readonly verb: 'mark'
  readonly isSoldOut: boolean
  /** Words of a product or variant. */
  readonly item: string
}

interface Pricing extends At {
  readonly verb: 'price'
  readonly item: string
  readonly cents: number
}

interface Closing extends At {
  readonly verb: 'close'
  /** `14:00:00`, or null for now. */
  readonly closes: string | null
}

export type Command = Marking | Pricing | Closing

/** A command whose price or time cannot be read. */
interface Misread {
  readonly verb: 'price' | 'close'
  readonly misread: string
}

/**
 * What is typed to do something: `sold out oat milk at Capitol Hill`, `back on sale scone`,
 * `price flat white 12 oz 4.95 at Ballard`, `close Ballard today at 2 PM`. Null for any other text.
 */
export function readCommand(text: string): Command | Misread | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  return readMarking(typed) ?? readPricing(typed) ?? readClosing(typed)
}

/** The text of a command at this store. */
export function commandText(command: Command, store: string): string {
  if (command.verb === 'mark')
    return `${command.isSoldOut ? 'Sold out' : 'Back on sale'} ${command.item} at ${store}`
  if (command.verb === 'price')
    return `Price ${command.item} ${formatDollars(command.cents)} at ${store}`
  const time = command.closes === null ? 'now' : `at ${clockText(command.closes)}`
  return `Close ${store} today ${time}`
}

function readMarking(typed: string): Marking | null {
  const [, verb, item, store = ''] =
    /^(sold out|back on sale) (.+?)(?: at(?: (.*))?)?$/i.exec(typed) ?? []
  if (!verb || !item) return null
  return { verb: 'mark', isSoldOut: verb.toLowerCase() === 'sold out', item, store }
}

function readPricing(typed: string): Pricing | Misread | null {
  const [, item, amount = '', store = ''] =
    /^price (.+?) (\S+)(?: at(?: (.*))?)?$/i.exec(typed) ?? []
  if (!item) return null
  const cents = readAmount(amount)
  if (typeof cents !== 'number') return { verb: 'price', misread: amount }
  return { verb: 'price', item, cents, store }
}

function readClosing(typed: string): Closing | Misread | null {
  const [, rest] = /^close (.+)$/i.exec(typed) ?? []
  if (!rest) return null
  const words = ` ${rest}`.replaceAll(/ (?:today|now)\b/gi, '')
  const [, store = '', time] = /^(.*?) at (.+)$/i.exec(words) ?? ['', words]
  if (time === undefined) return { verb: 'close', store: store.trim(), closes: null }
  const closes = readTime(time)
  if (closes === undefined) return { verb: 'close', misread: time }
  return { verb: 'close', store: store.trim(), closes }
}

/** `2 PM` -> `14:00:00`. Without AM or PM on the 24-hour clock. Undefined if it is no time. */
function readTime(text: string): string | undefined {
  const [, digits, minutes = '00', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)?$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'pm'
  const hour = half ? (Number(digits) % 12) + (isAfternoon ? 12 : 0) : Number(digits)
  const isHour = half ? Number(digits) >= 1 && Number(digits) <= 12 : hour <= 23
  return isHour ? `${String(hour).padStart(2, '0')}:${minutes}:00` : undefined
}
