/**
 * The names of the records to which a promotion refers by id. Each kind of records is read only when the
 * promotion names one.
 */

import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attributesQuery, attributeValueQuery } from '#api/attributes.ts'
import { archivedProductsQuery, type ProductSummary, productsQuery } from '#api/products.ts'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { rolesQuery } from '#api/roles.ts'
import { storesQuery } from '#api/stores.ts'

/** Names by id. An id without a name belongs to a record that is archived, deleted or not loaded. */
export interface Lookup {
  readonly nameOf: (id: number) => string | undefined
  readonly pending: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly retrying: boolean
}

interface Read {
  readonly isLoading: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function lookup(reads: readonly Read[], nameOf: (id: number) => string | undefined): Lookup {
  return {
    nameOf,
    pending: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.error) read.refetch()
    },
    retrying: reads.some(({ isFetching }) => isFetching),
  }
}

export interface ProductLookup extends Lookup {
  readonly productOf: (id: number) => ProductSummary | undefined
}

/** Names of products. The archived products are read only when an id is missing among the active ones. */
export function useProductLookup(ids: readonly number[]): ProductLookup {
  const active = useQuery({ ...productsQuery(), enabled: ids.length > 0 })
  const known = useMemo(
    () => new Map(active.data?.map((product) => [product.id, product])),
    [active.data],
  )
  const missing = active.data !== undefined && ids.some((id) => !known.has(id))
  const archived = useQuery({ ...archivedProductsQuery(), enabled: missing })
  const productOf = (id: number) => known.get(id) ?? archived.data?.find((one) => one.id === id)
  return { ...lookup([active, archived], (id) => productOf(id)?.name), productOf }
}

export function useCategoryLookup(ids: readonly number[]): Lookup {
  const read = useQuery({ ...promotionalCategoriesQuery(), enabled: ids.length > 0 })
  return lookup([read], (id) => read.data?.find((one) => one.id === id)?.name)
}

export interface StoreLookup extends Lookup {
  readonly sorted: number[]
  /** How many stores there are. */
  readonly count: number
}

/** Names of stores, and the ids in the order of the names. */
export function useStoreLookup(ids: readonly number[]): StoreLookup {
  const read = useQuery({ ...storesQuery(), enabled: ids.length > 0 })
  const names = useMemo(
    () => new Map(read.data?.stores.map(({ id, name }) => [id, name])),
    [read.data],
  )
  const sorted = useMemo(() => inOrder(ids, [...names.keys()]), [ids, names])
  return { ...lookup([read], (id) => names.get(id)), sorted, count: names.size }
}

/** Names of roles, and the ids in the order of the names. */
export function useRoleLookup(ids: readonly number[]): Lookup & { readonly sorted: number[] } {
  const read = useQuery({ ...rolesQuery(), enabled: ids.some((id) => id > 0) })
  const names = new Map(read.data?.map(({ id, role }) => [id, role]))
  return { ...lookup([read], (id) => names.get(id)), sorted: inOrder(ids, [...names.keys()]) }
}

/** The ids in the order of a list, after the ids that the list lacks. */
function inOrder(ids: readonly number[], list: readonly number[]): number[] {
  const wanted = new Set(ids)
  const known = new Set(list)
  return [...ids.filter((id) => !known.has(id)), ...list.filter((id) => wanted.has(id))]
}

export interface AttributeValueLookup extends Lookup {
  /** The attribute of a value. */
  readonly attributeOf: (id: number) => { id: number; name: string } | undefined
}

/**
 * Names of attribute values from the list of attributes. A value missing from the list is read alone, to find
 * its attribute (AMB-153).
 */
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
