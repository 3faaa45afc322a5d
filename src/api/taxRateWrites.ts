import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Rate, sameCell, withCells } from '#domain/taxRates.ts'
import { ApiError, errorMessage, failureText } from './errors.ts'
import { saveOver } from './latest.ts'
import { optimistic } from './optimistic.ts'
import { type TaxRate, taxRatesQuery } from './taxRates.ts'
import { useOperation } from './useOperation.ts'
import type { WriteCall } from './write.ts'

/** The changed cells of one store, and its list as their user saw it. */
export interface StoreTaxChange {
  readonly storeId: number
  readonly changed: readonly Rate[]
  readonly seen: readonly TaxRate[]
}

/** Why a store was refused: in a sentence, and by cell where cells are to blame. */
export interface TaxRefusal {
  readonly message: string
  readonly cells: readonly { readonly cell: Rate; readonly message: string }[]
}

/**
 * Saves changed tax rates: one call per store, whose list is read again just before, so that what others
 * saved stays. The stores follow one another, since a saved store changes the revision of the others' lists.
 * `told` learns the result of each store as soon as it is known, null for a success. Rejects when a store
 * was refused.
 */
export function useSaveTaxRates(told: (storeId: number, refusal: TaxRefusal | null) => void) {
  const client = useQueryClient()
  return useOperation('updateStoreTaxRates', {
    send: async (stores: readonly StoreTaxChange[], write) => {
      const failures: unknown[] = []
      for (const store of stores) {
        try {
          await shownAtOnce(client, store, () => save(store, write))
          told(store.storeId, null)
        } catch (error) {
          failures.push(error)
          told(store.storeId, refusalOf(error))
        }
      }
      if (failures.length === 1 && stores.length === 1) throw failures[0]
      if (failures.length > 0) throw new ApiError(0, 'refused', failureText('updateStoreTaxRates'))
    },
  })
}

function save({ storeId, changed, seen }: StoreTaxChange, write: WriteCall): Promise<void> {
  const path = { id: storeId }
  return saveOver<readonly TaxRate[], void>(
    seen,
    async (call) => {
      const now = await call('listStoreTaxRates', { path })
      refuseOvertaken(changed, seen, now)
      return now
    },
    async (now, header) => {
      const list = withCells(now, changed)
      const tax_rates = list.map(({ surcharge_id, product_type, rate, flat_rate }) => ({
        ...{ surcharge_id, product_type, store_id: storeId },
        ...(typeof flat_rate === 'number' ? { flat_rate } : { rate: rate ?? 0 }),
      }))
      try {
        await write('updateStoreTaxRates', { path, header, body: { tax_rates } })
      } catch (error) {
        if (error instanceof ApiError) throw new CellError(error, cellsOf(error, list))
        throw error
      }
    },
  )
}

/** A refusal with the cells that are to blame. */
class CellError extends ApiError {
  readonly cells: TaxRefusal['cells']
  /** The list as somebody else saved it, where that is the reason. */
  readonly now: readonly TaxRate[] | undefined
  constructor(
    { status, code, message, fields }: ApiError,
    cells: TaxRefusal['cells'],
    now?: readonly TaxRate[],
  ) {
    super(status, code, message, fields)
    this.cells = cells
    this.now = now
  }
}

/** A cell that somebody else set to another amount meanwhile is refused once: its user has not seen that. */
function refuseOvertaken(
  changed: readonly Rate[],
  seen: readonly TaxRate[],
  now: readonly TaxRate[],
): void {
  const amountIn = (list: readonly Rate[], cell: Rate) => {
    const found = list.find((one) => sameCell(one, cell))
    return found?.rate ?? found?.flat_rate ?? null
  }
  const overtaken = changed.filter((cell) => {
    const amount = amountIn(now, cell)
    return amount !== amountIn(seen, cell) && amount !== (cell.rate ?? cell.flat_rate ?? null)
  })
  if (overtaken.length === 0) return
  const words =
    'Somebody else saved the same cells meanwhile. Save again to replace what they saved.'
  const error = new ApiError(412, 'changed_meanwhile', words)
  const message = 'somebody else changed it meanwhile'
  throw new CellError(
    error,
    overtaken.map((cell) => ({ cell, message })),
    now,
  )
}

function cellsOf({ fields }: ApiError, list: readonly Rate[]): TaxRefusal['cells'] {
  return fields.flatMap(({ path, message }) => {
    const cell = list[Number(/^tax_rates\.(\d+)/.exec(path)?.[1] ?? -1)]
    return cell ? [{ cell, message }] : []
  })
}

function refusalOf(error: unknown): TaxRefusal {
  return { message: errorMessage(error), cells: error instanceof CellError ? error.cells : [] }
}

/** Shows the changed cells while they are saved, and takes them back where the store is refused. */
async function shownAtOnce(
  client: QueryClient,
  { storeId, changed }: StoreTaxChange,
  run: () => Promise<void>,
): Promise<void> {
  const change = optimistic(
    'listStoreTaxRates',
    (rates, cells: readonly Rate[]) =>
      withCells(rates, cells).map((one) => ({
        ...{ store_id: storeId, surcharge_id: one.surcharge_id, product_type: one.product_type },
        ...{ rate: one.rate ?? null, flat_rate: one.flat_rate ?? null },
      })),
    { path: { id: storeId } },
  )
  const edit = await change.begin(client, changed)
  try {
    await run()
  } catch (error) {
    edit.undo()
    // The next attempt is compared with what somebody else saved, which the user sees now.
    if (error instanceof CellError && error.now)
      client.setQueryData(taxRatesQuery(storeId).queryKey, [...error.now])
    throw error
  } finally {
    edit.settle()
  }
}
