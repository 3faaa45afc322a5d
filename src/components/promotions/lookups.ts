/** Names by id. Each kind of record is loaded only if the promotion refers to one. */

import { useQueries, useQuery } from '@tanstack/react-query'
import { attributesQuery, attributeValueQuery } from '#api/attributes.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { rolesByNameQuery } from '#api/roles.ts'
import { storesQuery } from '#api/stores.ts'
import { type Lookup, lookup } from '#components/lookup.ts'
import { distinctNames } from '#domain/namesakes.ts'

export function useCategoryLookup(ids: readonly number[]): Lookup {
  const read = useQuery({ ...promotionalCategoriesQuery(), enabled: ids.length > 0 })
  const names = distinctNames(read.data ?? [])
  return lookup([read], (id) => names.get(id))
}

interface StoreLookup extends Lookup {
  readonly sorted: number[]
  readonly count: number
}

export function useStoreLookup(ids: readonly number[]): StoreLookup {
  const read = useQuery({ ...storesQuery(), enabled: ids.length > 0 })
  const names = distinctNames(read.data?.stores ?? [], ({ city }) => city)
  const sorted = inOrder(ids, [...names.keys()])
  return { ...lookup([read], (id) => names.get(id)), sorted, count: names.size }
}

export function useRoleLookup(ids: readonly number[]): Lookup & { readonly sorted: number[] } {
  const read = useQuery({ ...rolesByNameQuery(), enabled: ids.some((id) => id > 0) })
  const names = distinctNames((read.data ?? []).map(({ id, role }) => ({ id, name: role })))
  return { ...lookup([read], (id) => names.get(id)), sorted: inOrder(ids, [...names.keys()]) }
}

/** Unknown ids first. */
function inOrder(ids: readonly number[], list: readonly number[]): number[] {
  const wanted = new Set(ids)
  const known = new Set(list)
  return [...ids.filter((id) => !known.has(id)), ...list.filter((id) => wanted.has(id))]
}

interface AttributeValueLookup extends Lookup {
  readonly attributeOf: (id: number) => { id: number; name: string } | undefined
}

/** A value of an unknown attribute is loaded alone, to find its attribute (AMB-153). */
export function useAttributeValueLookup(ids: readonly number[]): AttributeValueLookup {
  const attributes = useQuery({ ...attributesQuery(), enabled: ids.length > 0 })
  const known = new Map(
    attributes.data?.flatMap(({ attribute_values }) =>
      attribute_values.map((value) => [value.id, value]),
    ),
  )
  const missing = attributes.data === undefined ? [] : ids.filter((id) => !known.has(id))
  const values = useQueries({ queries: missing.map((id) => attributeValueQuery(id)) })
  const found = (id: number) => known.get(id) ?? values[missing.indexOf(id)]?.data
  return {
    ...lookup([...values, attributes], (id) => found(id)?.name || undefined),
    attributeOf: (id) => attributes.data?.find((one) => one.id === found(id)?.attribute_id),
  }
}
