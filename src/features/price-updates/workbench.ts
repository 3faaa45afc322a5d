import type { QueryClient } from '@tanstack/react-query'
import { observable } from '#domain/observable.ts'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import type { RefusedPrice, RowEdit } from '#domain/prices/priceDesk.ts'
import { type Desk, openDesk } from './desk.ts'
import { withChecked } from './listRows.ts'
import { createStoreComparison, type StoreReads } from './storeComparison.ts'

type Comparison =
  | { readonly with: 'nothing' }
  | { readonly with: 'file'; readonly name: string; readonly notes: readonly string[] }
  | ({ readonly with: 'stores' } & StoreReads)

export interface WorkbenchState {
  readonly file: File | null
  readonly notes: readonly string[]
  /** Every reader finds the same rows. */
  readonly isPlain: boolean
  readonly rows: readonly CheckedRow[]
  /** By row. */
  readonly mended: ReadonlyMap<number, RowEdit['cells']>
  readonly comparison: Comparison
}

const empty: WorkbenchState = {
  file: null,
  notes: [],
  isPlain: false,
  rows: [],
  mended: new Map(),
  comparison: { with: 'nothing' },
}

export type Workbench = ReturnType<typeof createWorkbench>

/** Each store's answer renders the list again. */
const batchMs = 250

/** Outside React: worker and reads outlive renders. */
export function createWorkbench(client: QueryClient) {
  const state = observable(empty)
  let desk: Desk | null = null
  /** Reads the exported list while the user looks for the edited one. */
  let ready: Desk | null = null
  let exported: { file: File; notes: readonly string[] } | null = null
  const gathered: CheckedRow[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Partial<WorkbenchState>) => state.set({ ...state.get(), ...next })

  const show = (checked: readonly CheckedRow[], more: Partial<WorkbenchState> = {}) => {
    clearTimeout(timer)
    timer = undefined
    const rows = withChecked(state.get().rows, gathered.splice(0))
    set({ ...more, rows: withChecked(rows, checked) })
  }

  const stores = createStoreComparison({
    client,
    addPrices: async (store) => {
      const own = desk
      const checked = (await own?.ask({ kind: 'learn', store })) ?? []
      if (desk === own) gathered.push(...checked)
    },
    onProgress: (reads) => {
      const comparison = { with: 'stores' as const, ...reads }
      if (reads.failed) return show([], { comparison })
      // The first progress at once, later ones batched.
      if (reads.read === 0) set({ comparison })
      else timer ??= setTimeout(() => show([], { comparison }), batchMs)
    },
  })

  const stop = () => {
    stores.stop()
    clearTimeout(timer)
    timer = undefined
    gathered.length = 0
  }

  const clear = () => {
    stop()
    desk?.end()
    desk = null
    set({ ...empty, ...(exported && { comparison: comparisonWith(exported) }) })
  }

  const open = async (file: File) => {
    clear()
    const own = ready ?? openDesk()
    // The exported list first, so that rows are checked and sent once.
    const beside = ready ? null : exported?.file
    ready = null
    desk = own
    try {
      if (beside) await compared(own, beside)
      const { rows, notes, isPlain } = await own.read({ kind: 'open', file })
      if (desk !== own) return
      set({ file, rows, notes, isPlain })
      if (!exported) void stores.more(storesIn(rows))
    } catch (error) {
      if (desk !== own) return
      clear()
      throw error
    }
  }

  const compare = async (file: File): Promise<void> => {
    const own = desk ?? ready ?? openDesk()
    if (!desk) ready = own
    try {
      const { rows, notes } = await compared(own, file)
      if (own !== (desk ?? ready)) return desk ? compare(file) : undefined
      stop()
      exported = { file, notes }
      show(rows, { comparison: comparisonWith(exported) })
    } catch (error) {
      if (own === ready) compareWithNothing()
      throw error
    }
  }

  const compareWithNothing = () => {
    exported = null
    ready?.end()
    ready = null
    set({ comparison: empty.comparison })
  }

  const compareWithStores = async () => {
    if (!desk) return compareWithNothing()
    exported = null
    stop()
    const own = desk
    const rows = await own.ask({ kind: 'compareWithStores' })
    if (desk !== own) return
    show(rows)
    void stores.more(storesIn(state.get().rows))
  }

  const change = async (edits: readonly RowEdit[]) => {
    const own = desk
    const checked = (await own?.ask({ kind: 'change', edits })) ?? []
    if (desk !== own) return
    const mended = new Map(state.get().mended)
    for (const { row, cells } of edits) mended.set(row, { ...mended.get(row), ...cells })
    show(checked, { mended })
    if (!exported) void stores.more(storesIn(checked))
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Rejects with the reason if it is not a price list. */
    open,
    compare,
    compareWithStores,
    retry: () => void stores.more(storesIn(state.get().rows)),
    change,
    refuse: async (refusals: readonly RefusedPrice[]) =>
      show((await desk?.ask({ kind: 'refuse', refusals })) ?? []),
    write: async (rows: readonly number[], withFindings: boolean) =>
      (await desk?.write({ rows, withFindings })) ?? '',
    clear: () => {
      compareWithNothing()
      clear()
    },
  }
}

function comparisonWith({ file, notes }: { file: File; notes: readonly string[] }): Comparison {
  return { with: 'file', name: file.name, notes }
}

/** Errors name the file, since there are two. */
async function compared(desk: Desk, file: File) {
  try {
    return await desk.read({ kind: 'compare', file })
  } catch (error) {
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : ''}`)
  }
}

function storesIn(rows: readonly CheckedRow[]): readonly number[] {
  return [...new Set(rows.flatMap(({ pair }) => pair?.store_id ?? []))]
}
