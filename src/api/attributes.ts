import type { QueryClient } from '@tanstack/react-query'
import { sortedById } from '#domain/byId.ts'
import { named } from '#domain/byName.ts'
import { ApiError } from './errors.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Attribute = components['schemas']['Attribute']
export type AttributeInput = components['schemas']['AttributeInput']
export type AttributeValue = components['schemas']['AttributeValue']

/** All attributes by name, each with its values in the order in which they were added. */
export const attributesQuery = () =>
  operationQueryAs('listAttributes', (attributes) =>
    named(attributes).map((attribute) => ({
      ...attribute,
      attribute_values: sortedById(attribute.attribute_values),
    })),
  )

/** One value by its id, for the way from a value to its attribute (AMB-153). */
export const attributeValueQuery = (id: number) =>
  operationQuery('getAttributeValue', { path: { id } })

/** The attribute as the loaded list has it, because the API reads no single attribute (AMB-72). */
export function knownAttribute(client: QueryClient, id: number): Attribute | undefined {
  return client.getQueryData(attributesQuery().queryKey)?.find((one) => one.id === id)
}

/** The error that a host with a read of single attributes would answer for an unknown id. */
export function missingAttribute(): ApiError {
  return new ApiError(404, 'not_found', 'This attribute does not exist.')
}

/**
 * One attribute from the list. A list without the attribute is read again, because another user may just have
 * created the attribute. Throws an ApiError of status 404 for an unknown id.
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
