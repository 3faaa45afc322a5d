import type { AddToAllStoresAnswer, AddToAllStoresResult } from '#api/storeProducts.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { compareTexts } from '#domain/sorting.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'

type Status = AddToAllStoresResult['status']

export function mergedResults(
  before: readonly AddToAllStoresResult[],
  again: readonly AddToAllStoresResult[],
): AddToAllStoresResult[] {
  const newer = new Map(again.map((result) => [result.store_id, result]))
  return before.map((result) => newer.get(result.store_id) ?? result)
}

export function failedStores(results: readonly AddToAllStoresResult[]): number[] {
  return results.filter(({ status }) => status === 'failed').map(({ store_id }) => store_id)
}

/** Errors that match no failed store by name or message. */
export function otherErrors({ errors, results = [] }: AddToAllStoresAnswer): string[] {
  const failed = results.filter(({ status }) => status === 'failed')
  return errors.filter(
    (error) =>
      !failed.some(({ store_name, message }) => error.includes(store_name) || error === message),
  )
}

/** Errors without a store, failed, added, already sold; by name. */
export function resultItems(answer: AddToAllStoresAnswer): ProgressItem[] {
  const { results = [] } = answer
  const others = otherErrors(answer).map(
    (error, index): ProgressItem => ({ id: `error ${index}`, label: error, state: 'failed' }),
  )
  const positionOf = (status: Status) => order.indexOf(status)
  const names = distinctNames(results.map((one) => ({ id: one.store_id, name: one.store_name })))
  const items = [...results]
    .sort(
      (a, b) =>
        positionOf(a.status) - positionOf(b.status) || compareTexts(a.store_name, b.store_name),
    )
    .map(
      ({ store_id, store_name, status, message }): ProgressItem => ({
        id: store_id,
        label: names.get(store_id) ?? store_name,
        state: status === 'failed' ? 'failed' : 'done',
        note: message ?? notes[status],
      }),
    )
  return [...others, ...items]
}

const order: readonly Status[] = ['failed', 'added', 'already']
const notes: Record<Status, string> = {
  failed: 'The product could not be added.',
  added: 'Added',
  already: 'Sold it already',
}
