import {
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { failureMessage } from '../form/errors.ts'
import { useIsUnmounted } from '../useIsUnmounted.ts'
import { enteredInRows } from './gridEntry.ts'
import type { GridState, Sheet, SheetKeys } from './gridModel.ts'
import type { GridColumn, GridLine, GridProps } from './gridProps.ts'
import { changedCells } from './gridRanges.ts'
import { lostCount } from './gridSaves.ts'
import { createGridStore, type GridStore, type StoreOptions } from './gridStore.ts'
import { discarded } from './gridUndo.ts'
import { useRefusedCells } from './useRefusedCells.ts'

export function useGrid<Row, Group>(
  props: GridProps<Row, Group>,
  shown: GridProps<Row, Group>['lines'],
  section: RefObject<HTMLElement | null>,
): GridStore {
  const { lines, columns, onSave, saving = 'collected', unsavedAfterMs, savedText } = props
  const editable = onSave !== undefined
  const ids = shown.filter(({ kind }) => kind === 'row').map(({ id }) => id)
  const rowAt = rowsOf(lines)
  const keys = keysOf(props)
  const sheet = sheetOf({ ids, rowAt, columns, rowName: props.rowName, editable, keys })
  const isUnmounted = useIsUnmounted()
  const shouldContinue = () => saving === 'atOnce' || !isUnmounted.current
  const options: StoreOptions = {
    send: async (changes, answer) => {
      if (!shouldContinue()) return
      const told = changes.flatMap(({ row: id, values, seen }) => {
        const row = rowAt(id)
        return row === undefined ? [] : [{ id, row, values, seen }]
      })
      await onSave?.(told, answer, shouldContinue)
    },
    atOnce: saving === 'atOnce',
    failureText: failureMessage,
    unsavedAfterMs,
    savedText,
  }
  const [store] = useState(() => createGridStore(sheet, options))
  useLayoutEffect(() => store.setOptions(options))
  useLayoutEffect(() => store.setSheet(sheet), [store, sheet])
  useRefusedCells(store, saving, props.onReveal)
  useImperativeHandle(
    props.handle,
    () => ({
      unsaved: () => lostCount(store.get()),
      discard: () => store.update(discarded),
      enter: (texts) => {
        const { undo } = store.get()
        store.update((state, now) => enteredInRows(state, now, texts))
        const after = store.get().undo
        return after === undo ? 0 : (after.at(-1)?.length ?? 0)
      },
      change: (cells, next) =>
        store.update((state, sheet) => changedCells(state, sheet, cells, next)),
      save: store.save,
      cell: () => section.current?.querySelector<HTMLElement>('td[tabindex="0"]') ?? null,
    }),
    [store, section],
  )
  return store
}

/** Renders again only when a member of the part changes. */
export function useGridState<Part extends object>(
  store: GridStore,
  partOf: (state: GridState) => Part,
): Part {
  const last = useRef<Part | null>(null)
  return useSyncExternalStore(store.subscribe, () => {
    const part = partOf(store.get())
    if (last.current === null || !sameProperties(last.current, part)) last.current = part
    return last.current
  })
}

function sameProperties<Part extends object>(one: Part, other: Part): boolean {
  for (const key in one) if (!Object.is(one[key], other[key])) return false
  return true
}

interface SheetParts<Row> {
  /** The ids of the shown rows. */
  readonly ids: readonly string[]
  readonly rowAt: (id: string) => Row | undefined
  readonly columns: readonly GridColumn<Row>[]
  readonly rowName: (row: Row) => string
  readonly editable: boolean
  readonly keys: SheetKeys | undefined
}

function sheetOf<Row>({ ids, rowAt, columns, rowName, editable, keys }: SheetParts<Row>): Sheet {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const of = <Answer>(id: string, ask: (row: Row) => Answer) => {
    const row = rowAt(id)
    return row === undefined ? undefined : ask(row)
  }
  return {
    keys,
    rows: ids,
    columns: columns.map(({ id }) => id),
    has: (row) => rowAt(row) !== undefined,
    savedAt: (row, column) => of(row, (one) => byId.get(column)?.value(one)),
    typeOf: (row, column) => {
      const { type, typeOf } = byId.get(column) ?? {}
      return (typeOf && of(row, typeOf)) ?? type
    },
    textAt: (row, column) => String(of(row, (one) => byId.get(column)?.value(one)) ?? ''),
    refusalAt: (row, column) =>
      editable ? of(row, (one) => byId.get(column)?.refusal?.(one)) : 'These cells are only read.',
    nameOf: (row, column) => {
      const name = of(row, rowName) ?? ''
      return column === undefined ? name : `${byId.get(column)?.header ?? ''} of ${name}`
    },
  }
}

/** Builds the map of keys at the first paste. */
function keysOf<Row, Group>({
  lines,
  columns,
  rowKey,
}: GridProps<Row, Group>): SheetKeys | undefined {
  if (!rowKey) return undefined
  let byKey: Map<string, string> | undefined
  const mapped = () =>
    new Map(
      lines.flatMap((line) => {
        const key = line.kind === 'row' ? rowKey.of(line.row)?.trim().toLowerCase() : undefined
        return key ? [[key, line.id] as const] : []
      }),
    )
  return {
    header: rowKey.header,
    rowBy: (key) => {
      byKey ??= mapped()
      return byKey.get(key.trim().toLowerCase())
    },
    columnBy: (text) => {
      const start = text.trim().toLowerCase()
      if (start.length < 3) return undefined
      return columns.find(({ header }) => header.toLowerCase().startsWith(start))?.id
    },
  }
}

/** Row by id. The map is built at the first call, to keep the first render fast. */
function rowsOf<Row, Group>(lines: readonly GridLine<Row, Group>[]) {
  let byId: Map<string, Row> | undefined
  const mapped = () => {
    const map = new Map<string, Row>()
    // Twice as fast as pairs for the constructor.
    for (const line of lines) if (line.kind === 'row') map.set(line.id, line.row)
    return map
  }
  return (id: string): Row | undefined => {
    byId ??= mapped()
    return byId.get(id)
  }
}
