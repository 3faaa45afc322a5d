import { counted, grouped } from '#domain/wording.ts'
import { entered } from './gridEntry.ts'
import { type GridState, rangeOf, type Sheet } from './gridModel.ts'

type Texts = readonly (readonly string[])[]

/**
 * Pastes each row into the row with the same key, also into a hidden row. Undefined without a column of keys.
 *
 *     SKU      Mon  Wed          BEV-1-S  4  6
 *     BEV-1-S  4    6      or    into the columns from the selected one on
 */
export function pastedByKey(state: GridState, sheet: Sheet, texts: Texts): GridState | undefined {
  const { keys } = sheet
  const left = rangeOf(state)?.left
  if (!keys || left === undefined || texts.every((row) => row.length < 2)) return undefined
  const [head = []] = texts
  const headed = head.findIndex((text) => folded(text) === folded(keys.header))
  const keyAt = headed >= 0 ? headed : columnOfKeys(texts, keys.rowBy)
  if (keyAt < 0) return undefined

  const columns =
    headed >= 0
      ? head.map((text) => sheet.columns.indexOf(keys.columnBy(text) ?? ''))
      : columnsFrom(firstEditable(sheet, left) - keyAt - 1, texts)
  const isTaken = (at: number) => (headed >= 0 ? columns[at] !== -1 : at > keyAt)
  const pasted = texts
    .slice(headed >= 0 ? 1 : 0)
    .filter((row) => row.some((text) => text.trim() !== ''))
    .map((row) => ({ row, key: row[keyAt]?.trim() ?? '' }))
  const keyCounts = Map.groupBy(pasted, ({ key }) => folded(key))
  const isRepeated = (key: string) => (keyCounts.get(folded(key))?.length ?? 0) > 1
  const known = pasted.flatMap(({ row, key }) => {
    const id = isRepeated(key) ? undefined : keys.rowBy(key)
    return id === undefined ? [] : [{ id, row }]
  })
  const entries = known.flatMap(({ row }, at) =>
    row.flatMap((text, from) =>
      from !== keyAt && isTaken(from) ? [{ row: at, column: columns[from] ?? -1, text }] : [],
    ),
  )
  const next = entered(state, { ...sheet, rows: known.map(({ id }) => id) }, entries, 'pasted')

  const unknown = pasted.filter(({ key }) => !isRepeated(key) && keys.rowBy(key) === undefined)
  const repeated = [...new Set(pasted.map(({ key }) => key))].filter(isRepeated)
  const lostColumns = headed >= 0 ? head.filter((_, at) => at !== keyAt && !isTaken(at)) : []
  const leftOut = [
    unknown.length > 0 &&
      `${counted(unknown.length, `unknown ${keys.header}`)}: ${named(unknown.map(({ key }) => key))}.`,
    repeated.length > 0 && `In the clipboard twice, so not pasted: ${named(repeated)}.`,
    lostColumns.length > 0 && `No such column here: ${named(lostColumns)}.`,
  ].filter((text) => text !== false)
  if (leftOut.length === 0) return next
  const done = next.announcement || (next.changes === state.changes ? 'Nothing was pasted.' : '')
  const announcement = [done, ...leftOut].filter(Boolean).join(' ')
  return { ...next, announcement, leftOut: announcement }
}

const folded = (text: string) => text.trim().toLowerCase()

/** For texts without a header. A number counts as an amount, even if it equals a key. */
function columnOfKeys(texts: Texts, rowBy: (key: string) => string | undefined): number {
  for (const row of texts) {
    const at = row.findIndex(
      (text) => Number.isNaN(Number(text)) && rowBy(text.trim()) !== undefined,
    )
    if (at >= 0) return at
  }
  return -1
}

function firstEditable({ rows: [row = ''], columns, typeOf }: Sheet, left: number): number {
  const at = columns.findIndex((column, index) => index >= left && typeOf(row, column))
  return at >= 0 ? at : left
}

const columnsFrom = (first: number, texts: Texts): number[] =>
  Array.from({ length: Math.max(...texts.map((row) => row.length)) }, (_, at) => first + at)

const maxNamed = 5

function named(texts: readonly string[]): string {
  const more = texts.length - maxNamed
  const shown = texts.slice(0, maxNamed).map((text) => text.trim() || 'blank')
  return `${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`
}
