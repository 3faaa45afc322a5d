import { longMoment } from '../calendar.ts'
import { formatDollars } from '../prices/money.ts'
import { capitalized, listed } from '../wording.ts'

/** Changed fields by name, with `updated_at` and `user`. */
type HistoryEntry = object

/** One sentence per changed field. Unknown fields show their name and value. */
export function historySentences(
  entry: HistoryEntry,
  of: 'order' | 'cart',
  timeZone?: string,
): string[] {
  return Object.entries(entry)
    .filter(([name, value]) => !hiddenFields.has(name) && value !== undefined)
    .map(([name, value]: [string, unknown]) => {
      const text = sentences[name]?.(value, of, timeZone)
      return text ?? plainSentence(name, value)
    })
}

const hiddenFields = new Set(['updated_at', 'user', 'id'])

type Sentence = (value: unknown, of: 'order' | 'cart', timeZone?: string) => string | undefined

const sentences: Readonly<Record<string, Sentence>> = {
  tip_amount: (value) =>
    typeof value === 'number' ? `Tip changed to ${formatDollars(value)}.` : undefined,
  cancellable_until: (value, _, timeZone) =>
    typeof value === 'string'
      ? `Can be cancelled until ${longMoment(value, timeZone)}.`
      : 'Cannot be cancelled any more.',
  stripe_payment_time: (value, _, timeZone) =>
    typeof value === 'string' ? `Paid on ${longMoment(value, timeZone)}.` : 'Not paid any more.',
  products: (value, of) => {
    const names = namesIn(value)
    if (names === undefined) return undefined
    return names.length === 0 ? `The ${of} is empty.` : `The ${of} holds ${listed(names)}.`
  },
  recommendations_added: (value) => {
    const names = namesIn(value)
    return names?.length ? `Recommended and taken: ${listed(names)}.` : undefined
  },
  store: (value) => {
    const name = nameOf(value)
    return name === undefined ? undefined : `Store changed to ${name}.`
  },
}

function plainSentence(name: string, value: unknown): string {
  const subject = capitalized(name.replaceAll('_', ' '))
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  return value === null || value === '' ? `${subject} removed.` : `${subject} changed to ${text}.`
}

/** Names of a list, or of a map by id. Duplicates get a count: '2 × Latte'. */
function namesIn(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const counts = new Map<string, number>()
  for (const one of Object.values(value)) {
    const name = nameOf(one)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (typeof value === 'number') return `number ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  const { name, variant, id }: { name?: unknown; variant?: unknown; id?: unknown } = value
  if (typeof name !== 'string' || name === '')
    return typeof id === 'number' ? `number ${id}` : undefined
  return typeof variant === 'string' && variant !== '' ? `${name} (${variant})` : name
}
