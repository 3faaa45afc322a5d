import { foldText, isFound, readQuery, searchText } from '#domain/foldText.ts'
import { distinctNames } from '#domain/namesakes.ts'

export interface PickOption<Value extends string | number = string> {
  value: Value
  label: string
  /** Second line, e.g. a SKU or an address. Searched too. */
  detail?: string
  /** `null` shows a tile instead. */
  imageUrl?: string | null
  group?: string
  disabled?: boolean
}

const shownOptions = 50

/** Where several have the same label and detail, their ids stand beside them. */
export function withDistinctDetails<
  Item extends { readonly label: string; readonly detail?: string; readonly group?: string },
>(items: readonly Item[], idOf: (item: Item) => string | number): readonly Item[] {
  const named = items.map((item) => {
    const { label, detail = '', group = '' } = item
    return { id: idOf(item), name: [label, detail, group].join('\n') }
  })
  const names = distinctNames(named)
  const isAlone = ({ id, name }: { id: string | number; name: string }) => names.get(id) === name
  if (named.every(isAlone)) return items
  return items.map((item, at) => {
    const { id, name } = named[at] ?? { id: idOf(item), name: '' }
    const detail = [item.detail, `ID ${id}`].filter(Boolean).join(', ')
    return isAlone({ id, name }) ? item : { ...item, detail }
  })
}

/** The label of a chosen option, with its detail where another option has the same label. */
export function chosenLabel<Value extends string | number>(
  option: PickOption<Value>,
  options: readonly PickOption<Value>[],
): string {
  const { value, label, detail } = option
  const hasNamesake = options.some((other) => other.label === label && other.value !== value)
  return hasNamesake && detail ? `${label} (${detail})` : label
}

/** @throws Error('Option does not exist') */
export function optionOf<Value extends string | number>(
  options: readonly PickOption<Value>[],
  value: Value,
): PickOption<Value> {
  const option = options.find((candidate) => candidate.value === value)
  if (!option) throw new Error('Option does not exist')
  return option
}

/** Options with every word of the query: exact matches first, then prefixes. `more` counts matches beyond `limit`. */
export function matchOptions<Value extends string | number>(
  options: readonly PickOption<Value>[],
  query: string,
  limit = shownOptions,
): { shown: PickOption<Value>[]; more: number } {
  const typed = readQuery(query)
  const found =
    typed.text === ''
      ? options
      : options.filter((option) => isFound(searchTextOf(option).all, typed))
  const ranked = typed.text === '' ? found : byRank(found, typed.text)
  return { shown: ranked.slice(0, limit), more: Math.max(0, found.length - limit) }
}

function byRank<Value extends string | number>(
  options: readonly PickOption<Value>[],
  query: string,
): PickOption<Value>[] {
  const ranks = new Map(options.map((option) => [option, rankOf(option, query)]))
  return [...options].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
}

function rankOf(option: PickOption<string | number>, query: string): number {
  const { label, detail } = searchTextOf(option)
  if (label === query || detail === query) return 0
  return label.startsWith(query) || detail.startsWith(query) ? 1 : 2
}

/** Groups in the order of their first option. */
export function byGroup<Value extends string | number>(
  options: readonly PickOption<Value>[],
): { group: string | undefined; options: PickOption<Value>[] }[] {
  const groups = new Map<string | undefined, PickOption<Value>[]>()
  for (const option of options) {
    const members = groups.get(option.group) ?? []
    groups.set(option.group, [...members, option])
  }
  return [...groups].map(([group, members]) => ({ group, options: members }))
}

/** Ignores case and accents. */
export function containsWords(text: string, query: string): boolean {
  return isFound(searchText([text]), readQuery(query))
}

interface SearchText {
  readonly label: string
  readonly detail: string
  readonly all: string
}

const searchTexts = new WeakMap<object, SearchText>()

/** Cached, because every key searches thousands of options. */
function searchTextOf(option: PickOption<string | number>): SearchText {
  const cached = searchTexts.get(option)
  if (cached !== undefined) return cached
  const { label, detail = '', group = '' } = option
  const text = {
    label: foldText(label),
    detail: foldText(detail),
    all: searchText([label, detail, group]),
  }
  searchTexts.set(option, text)
  return text
}
