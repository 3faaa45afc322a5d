/** Options of pickers. An archived record that the promotion names stays an option with a mark (AMB-189). */

import { useQuery } from '@tanstack/react-query'
import { attributesQuery } from '#api/attributes.ts'
import { errorMessage } from '#api/core/errors.ts'
import { imageAddress } from '#api/core/host.ts'
import { netsuiteAccountsQuery } from '#api/netsuite.ts'
import { archivedProductsQuery, productsQuery } from '#api/products.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { sortedByName } from '#domain/sorting.ts'
import type { PickOption } from '#ui/fields/options.ts'

interface Choices<Value extends string | number> {
  readonly options: readonly PickOption<Value>[]
  readonly placeholder: string | undefined
  readonly error: string | null
}

interface Read {
  readonly isPending: boolean
  readonly error: Error | null
}

function choices<Value extends string | number>(
  { isPending, error }: Read,
  options: readonly PickOption<Value>[],
): Choices<Value> {
  return {
    options,
    placeholder: isPending ? 'Loading…' : undefined,
    error: error && `They could not be loaded. ${errorMessage(error)}`,
  }
}

export function useProductChoices(chosen: readonly number[]): Choices<number> {
  const active = useQuery(productsQuery())
  const known = new Set(active.data?.map(({ id }) => id))
  const missing = chosen.filter((id) => !known.has(id))
  const wanted = active.data !== undefined && missing.length > 0
  const archived = useQuery({ ...archivedProductsQuery(), enabled: wanted })
  const own = (active.data ?? []).map(({ id, name, square_sku, image_url }) => ({
    value: id,
    label: name,
    detail: square_sku ?? '',
    imageUrl: imageAddress(image_url) ?? null,
  }))
  const names = new Map(archived.data?.map(({ id, name }) => [id, name]))
  return choices(active, [...own, ...archivedOptions(missing, (id) => names.get(id), 'Product')])
}

export function useCategoryChoices(chosen: readonly number[]): Choices<number> {
  const read = useQuery(promotionalCategoriesQuery())
  const options = sortedByName(read.data ?? [], ({ name }) => name).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  return choices(read, withMissing(options, chosen, 'Promotional category'))
}

/** Grouped by attribute (AMB-153). */
export function useAttributeValueChoices(chosen: readonly number[]): Choices<number> {
  const read = useQuery(attributesQuery())
  const options = sortedByName(read.data ?? [], ({ name }) => name).flatMap(
    ({ name, attribute_values }) =>
      attribute_values.map((value) => ({ value: value.id, label: value.name, group: name })),
  )
  return choices(read, withMissing(options, chosen, 'Attribute value'))
}

/** An unknown number stays (AMB-151). */
export function useAccountChoices(chosen: string): Choices<string> {
  const read = useQuery(netsuiteAccountsQuery())
  const options = (read.data ?? []).map(({ externalId, defintion }) => ({
    value: externalId,
    label: defintion,
    detail: externalId,
  }))
  if (chosen !== '' && options.every(({ value }) => value !== chosen))
    options.push({ value: chosen, label: chosen, detail: '' })
  return choices(read, options)
}

function withMissing(
  options: readonly PickOption<number>[],
  chosen: readonly number[],
  what: string,
): readonly PickOption<number>[] {
  const known = new Set(options.map(({ value }) => value))
  const missing = chosen.filter((id) => !known.has(id))
  return [...options, ...archivedOptions(missing, () => undefined, what)]
}

function archivedOptions(
  ids: readonly number[],
  nameOf: (id: number) => string | undefined,
  what: string,
): PickOption<number>[] {
  return ids.map((value) => ({
    value,
    label: `${nameOf(value) ?? `${what} ${value}`} (archived)`,
    detail: 'Cannot be chosen any more',
  }))
}
