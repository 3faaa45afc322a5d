import type { StoreSummary } from '#api/stores.ts'
import type { PickOption } from '#ui/fields/options.ts'

/** Stores to choose from, found by their city too. */
export const storeOptions = (
  stores: readonly Pick<StoreSummary, 'id' | 'name' | 'city'>[],
): PickOption<number>[] =>
  stores.map(({ id, name, city }) => ({ value: id, label: name, detail: city ?? '' }))
