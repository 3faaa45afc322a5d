import type { AddToAllStoresAnswer, AddToAllStoresResult } from '#api/storeProducts.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'

type Status = AddToAllStoresResult['status']

/** The results after some stores were tried again: theirs replace the ones before. */
export function mergedResults(
  before: readonly AddToAllStoresResult[],
  again: readonly AddToAllStoresResult[],
): AddToAllStoresResult[] {
  const newer = new Map(again.map((result) => [result.store_id, result]))
  return before.map((result) => newer.get(result.store_id) ?? result)
}

/** The stores that failed. */
export function failedStores(results: readonly AddToAllStoresResult[]): number[] {
  return results.filter(({ status }) => status === 'failed').map(({ store_id }) => store_id)
}

/**
 * A line for each store: those that failed, those it was added to, those that had it. A host that tells no result per store tells at least what
 * went wrong: a line for each error.
 */
export function resultItems({ errors, results }: AddToAllStoresAnswer): ProgressItem[] {
  if (!results)
    return errors.map((error, index) => ({ id: index, label: error, state: 'failed' as const }))
  const items = results.map(
    ({ store_id, store_name, status, message }): ProgressItem => ({
      id: store_id,
      label: store_name,
      state: status === 'failed' ? 'failed' : 'done',
      note: message ?? notes[status],
    }),
  )
  const place = new Map(results.map(({ store_id, status }) => [store_id, order.indexOf(status)]))
  return items.sort((a, b) => (place.get(Number(a.id)) ?? 0) - (place.get(Number(b.id)) ?? 0))
}

const order: readonly Status[] = ['failed', 'added', 'already']
const notes: Record<Status, string> = {
  failed: 'The product could not be added.',
  added: 'Added',
  already: 'Sold it already',
}
