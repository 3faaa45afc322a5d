import { type CheckedRow, hasError } from '#domain/prices/priceCheck.ts'
import type { GridLine, RowTexts } from '#ui/grid/gridProps.ts'
import { isSent } from './listRows.ts'
import { type Grouping, productOf, storeOf } from './priceColumns.ts'

export interface PriceGroup {
  readonly name: string
  readonly rows: number
  readonly changed: number
  readonly errors: number
}

/** Below the row in narrow grids. */
export interface PriceNote {
  readonly note: CheckedRow
}

export type PriceLineOnGrid = GridLine<CheckedRow, PriceGroup | PriceNote>

const lineId = (row: number) => String(row)

export const rowNumber = (id: string) => Number(id)

/**
 * Groups are sorted by name; rows stay as in the file, since sorting 50,000 rows slows down each edit.
 * `noted`: the check has a line below its row.
 */
export function priceLines(
  rows: readonly CheckedRow[],
  grouping: Grouping,
  noted: boolean,
): readonly PriceLineOnGrid[] {
  const nameOf = grouping === 'product' ? productOf : storeOf
  const groups = new Map<string, CheckedRow[]>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  const lines: PriceLineOnGrid[] = []
  for (const [name, own] of byName(groups)) {
    const changed = own.filter(isSent).length
    const group = { name, rows: own.length, changed, errors: own.filter(hasError).length }
    lines.push({ kind: 'group', id: `group ${name}`, group })
    for (const row of own) {
      lines.push({ kind: 'row', id: lineId(row.row), row })
      if (noted && row.findings.length > 0)
        lines.push({ kind: 'group', id: `note ${row.row}`, group: { note: row } })
    }
  }
  return lines
}

export function shownIds(
  lines: readonly PriceLineOnGrid[],
  shows: (row: CheckedRow) => boolean,
): ReadonlySet<string> {
  const ids = new Set<string>()
  let heading = ''
  for (const line of lines) {
    if (line.kind === 'row') {
      if (shows(line.row)) ids.add(heading).add(line.id)
    } else if (!('note' in line.group)) heading = line.id
    else if (ids.has(lineId(line.group.note.row))) ids.add(line.id)
  }
  return ids
}

export function suggestionsIn(
  lines: readonly PriceLineOnGrid[],
  shows: (line: PriceLineOnGrid) => boolean,
): RowTexts {
  const texts = new Map<string, Map<string, string>>()
  for (const line of lines) {
    if (line.kind === 'group' || line.row.findings.length === 0 || !shows(line)) continue
    const own = line.row.findings.flatMap(({ column, suggestion }) =>
      suggestion === undefined ? [] : [[column, suggestion] as const],
    )
    if (own.length > 0) texts.set(line.id, new Map(own))
  }
  return texts
}

/** Without a collator, which is slow for 10,000 names. */
function byName(groups: ReadonlyMap<string, CheckedRow[]>) {
  return [...groups]
    .map((group) => ({ group, key: group[0].toLowerCase() }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ group }) => group)
}
