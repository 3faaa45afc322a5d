import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ChangedRate,
  overtakenRates,
  type Rate,
  type ShownRate,
  withRates,
} from '#domain/taxRates.ts'
import { oneByOne } from './batch.ts'
import { ApiError, failureText } from './errors.ts'
import { refuseOvertaken, saveOver, type Told } from './latest.ts'
import { keepRead } from './optimistic.ts'
import type { TaxRate } from './taxRates.ts'
import { useOperation } from './useOperation.ts'
import type { WriteCall } from './write.ts'

/** The changed cells of one store, and its list as it is known. */
interface StoreTaxChange {
  readonly storeId: number
  readonly changed: readonly ChangedRate[]
  readonly known: readonly TaxRate[]
}

/** Why a cell was refused. */
interface CellRefusal {
  readonly cell: Rate
  readonly message: string
}

/**
 * Saves changed tax rates: one call per store, whose list is read again just before, so that what others
 * saved stays. The stores follow one another, since a saved store changes the revision of the others' lists.
 */
export function useSaveTaxRates() {
  const client = useQueryClient()
  const [told] = useState((): Told => new Map())
  return useOperation(
    'updateStoreTaxRates',
    oneByOne(
      (store: StoreTaxChange, write) => save(client, told, store, write),
      (first, _refused, all) => (all === 1 ? first.message : failureText('updateStoreTaxRates')),
    ),
  )
}

async function save(
  client: QueryClient,
  told: Told,
  { storeId, changed, known }: StoreTaxChange,
  write: WriteCall,
): Promise<void> {
  const path = { id: storeId }
  const nameOf = (cell: Rate) => `${storeId} ${cell.surcharge_id} ${cell.product_type}`
  const overtaken = (present: readonly Rate[]) =>
    overtakenRates(changed, present).map(({ index, cell, now }) => ({
      ...{ name: nameOf(cell), now },
      ...{ path: `tax_rates.${index}`, message: `somebody else ${doneTo(now)} meanwhile` },
    }))
  await saveOver<readonly TaxRate[], void>(
    known,
    async (call) => {
      const now = await call('listStoreTaxRates', { path })
      // The user sees from now on what somebody else saved.
      keepRead(client, now, 'listStoreTaxRates', { path })
      await namingCells(changed, async () => refuseOvertaken(overtaken(now), told))
      return now
    },
    async (now, header) => {
      const list = withRates(now, changed)
      const tax_rates = list.map(({ surcharge_id, product_type, rate, flat_rate }) => ({
        ...{ surcharge_id, product_type, store_id: storeId },
        ...(typeof flat_rate === 'number' ? { flat_rate } : { rate: rate ?? 0 }),
      }))
      await namingCells(list, () =>
        write('updateStoreTaxRates', { path, header, body: { tax_rates } }),
      )
      for (const cell of changed) told.delete(nameOf(cell))
    },
  )
}

/** What somebody else did to a cell, as its column shows it. */
function doneTo(now: ShownRate): string {
  if (now === null) return 'emptied it'
  return `set it to ${typeof now === 'number' ? `${now}%` : now ? 'Yes' : 'No'}`
}

/** A refusal with the cells that are to blame. */
class CellError extends ApiError {
  readonly cells: readonly CellRefusal[]
  constructor({ status, code, message, fields }: ApiError, cells: readonly CellRefusal[]) {
    super(status, code, message, fields)
    this.cells = cells
  }
}

/** The cells that a refused store blames; none where the store itself was refused. */
export const refusedCells = (refusal: ApiError): readonly CellRefusal[] =>
  refusal instanceof CellError ? refusal.cells : []

/** Runs what may be refused, with fields that name the cells of the list by index. */
async function namingCells(list: readonly Rate[], run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const cells = error.fields.flatMap(({ path, message }) => {
      const cell = list[Number(/^tax_rates\.(\d+)/.exec(path)?.[1] ?? -1)]
      return cell ? [{ cell, message }] : []
    })
    throw new CellError(error, cells)
  }
}
