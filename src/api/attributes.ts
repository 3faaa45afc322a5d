import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Attribute = components['schemas']['Attribute']
export type AttributeInput = components['schemas']['AttributeInput']
export type AttributeValue = components['schemas']['AttributeValue']

/** All attributes with their values, by name (API-37). */
export const attributesQuery = () => operationQuery('listAttributes')

/** A value by itself, which leads to its attribute (API-44, AMB-153). */
export const attributeValueQuery = (id: number) =>
  operationQuery('getAttributeValue', { path: { id } })

/** What is loaded of one attribute; there is no read of a single one (AMB-72). */
export function knownAttribute(client: QueryClient, id: number): Attribute | undefined {
  return client.getQueryData(attributesQuery().queryKey)?.find((one) => one.id === id)
}

/** What a host that reads single attributes would answer for one that is not there. */
export function missingAttribute(): ApiError {
  return new ApiError(404, 'not_found', 'This attribute does not exist.')
}

/**
 * One attribute from the list, which is read again where it lacks it: others may just have made it.
 * Throws an ApiError of status 404 where there is none.
 */
export async function loadAttribute(client: QueryClient, id: number): Promise<Attribute> {
  await client.ensureQueryData(attributesQuery())
  const known = knownAttribute(client, id)
  if (known) return known
  await client.fetchQuery({ ...attributesQuery(), staleTime: 0 })
  const read = knownAttribute(client, id)
  if (!read) throw missingAttribute()
  return read
}
