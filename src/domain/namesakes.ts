import { nameKey } from './cleanName.ts'

interface Named {
  readonly id: number | string
  readonly name: string
}

/**
 * Texts that tell records apart, by id: the name, and where several have it also their detail, or their id where
 * the details are equal or missing. `Jo Reyes (jo@p4.example)`, `Jo Reyes (ID 7)`
 */
export function distinctNames<Record extends Named>(
  records: readonly Record[],
  detailOf: (record: Record) => string | null | undefined = () => undefined,
): ReadonlyMap<Record['id'], string> {
  const names = new Map<Record['id'], string>()
  for (const namesakes of groupedBy(records, ({ name }) => nameKey(name)).values()) {
    const details = groupedBy(namesakes, (record) => detailOf(record)?.trim() ?? '')
    for (const [detail, alike] of details)
      for (const { id, name } of alike) {
        const aside = detail !== '' && alike.length === 1 ? detail : `ID ${id}`
        names.set(id, namesakes.length === 1 ? name : `${name} (${aside})`)
      }
  }
  return names
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
