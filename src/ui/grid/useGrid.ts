import {
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { failureMessage } from '../form/errors.ts'
import { useStable } from '../useStable.ts'
import { enteredInRows } from './gridEntry.ts'
import type { GridState, Sheet } from './gridModel.ts'
import type { GridProps } from './gridProps.ts'
import { lostCount } from './gridSaves.ts'
import { createGridStore, type GridStore, type SendRows } from './gridStore.ts'
import { discarded } from './gridUndo.ts'
import { useRefusedCells } from './useRefusedCells.ts'

export function useGrid<Row, Group>(
  props: GridProps<Row, Group>,
  shown: GridProps<Row, Group>['lines'],
  section: RefObject<HTMLElement | null>,
): GridStore {
  const { lines, columns, onSave, saving = 'collected', unsavedAfterMs, savedText } = props
  const editable = onSave !== undefined
  const rowName = useStable(props.rowName)
  // A new answer with the same rows, such as one more store's rates, makes no new map.
  const lineIds = useSameTexts(useMemo(() => lines.map(({ id }) => id), [lines]))
  const indexOf = useMemo(() => indexesOf(lineIds), [lineIds])
  const ids = useSameTexts(
    useMemo(() => shown.filter(({ kind }) => kind === 'row').map(({ id }) => id), [shown]),
  )
  const rowAt = useCallback(
    (id: string): Row | undefined => {
      const line = lines[indexOf(id)]
      return line?.kind === 'row' ? line.row : undefined
    },
    [lines, indexOf],
  )
  const sheet = useMemo((): Sheet => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const of = <Answer>(id: string, ask: (row: Row) => Answer) => {
      const row = rowAt(id)
      return row === undefined ? undefined : ask(row)
    }
    return {
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
        editable
          ? of(row, (one) => byId.get(column)?.refusal?.(one))
          : 'These cells are only read.',
      nameOf: (row, column) => {
        const name = of(row, rowName) ?? ''
        return column === undefined ? name : `${byId.get(column)?.header ?? ''} of ${name}`
      },
    }
  }, [ids, rowAt, columns, rowName, editable])

  const send: SendRows = useStable(async (changes, answer) => {
    const rowChanges = changes.flatMap(({ row: id, values, seen }) => {
      const row = rowAt(id)
      return row === undefined ? [] : [{ id, row, values, seen }]
    })
    await onSave?.(rowChanges, answer)
  })
  const atOnce = useStable(() => saving === 'atOnce')
  const [store] = useState(() =>
    createGridStore(sheet, {
      send,
      atOnce,
      failureText: failureMessage,
      unsavedAfterMs,
      savedText,
    }),
  )
  useLayoutEffect(() => store.setSheet(sheet), [store, sheet])
  useRefusedCells(store, saving, props.onReveal)
  useImperativeHandle(
    props.handle,
    () => ({
      unsaved: () => lostCount(store.get()),
      discard: () => store.update(discarded),
      enter: (texts) => store.update((state, now) => enteredInRows(state, now, texts)),
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

/** Id -> index, or -1. The map is built at the first call, to keep the first render fast. */
function indexesOf(ids: readonly string[]): (id: string) => number {
  let indexes: Map<string, number> | undefined
  const mapped = () => {
    const map = new Map<string, number>()
    // Twice as fast as pairs for the constructor.
    for (const [index, id] of ids.entries()) map.set(id, index)
    return map
  }
  return (id) => {
    indexes ??= mapped()
    return indexes.get(id) ?? -1
  }
}

/** Keeps the identity of a list of texts while its texts are the same. */
function useSameTexts(texts: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(texts)
  const same = kept.length === texts.length && kept.every((text, at) => text === texts[at])
  if (same) return kept
  setKept(texts)
  return texts
}
