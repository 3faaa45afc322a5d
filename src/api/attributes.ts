import type { QueryClient } from '@tanstack/react-query'
import { type Edit, mergedFields } from '#domain/merge.ts'
import { type ChangeStep, stepText, type ValueStep } from '#domain/products/attributeValues.ts'
import { sortedById, sortedByOwnName } from '#domain/sorting.ts'
import { ApiError } from './core/errors.ts'
import { type Saved, saveOver, useSave } from './core/latest.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'

export type Attribute = components['schemas']['Attribute']
type AttributeInput = components['schemas']['AttributeInput']
export type AttributeValue = components['schemas']['AttributeValue']

export const attributesQuery = () =>
  operationQueryAs('listAttributes', (attributes) =>
    sortedByOwnName(attributes).map((attribute) => ({
      ...attribute,
      attribute_values: sortedById(attribute.attribute_values),
    })),
  )

export const attributeValueQuery = (id: number) =>
  operationQuery('getAttributeValue', { path: { id } })

/** The API reads no single attribute (AMB-72). */
export function knownAttribute(client: QueryClient, id: number): Attribute | undefined {
  return client.getQueryData(attributesQuery().queryKey)?.find((one) => one.id === id)
}

export function missingAttribute(): ApiError {
  return new ApiError(404, 'not_found', 'This attribute does not exist.')
}

/** Reads the list again for a missing attribute, which may be new. Throws a 404 ApiError. */
export async function loadAttribute(client: QueryClient, id: number): Promise<Attribute> {
  await client.ensureQueryData(attributesQuery())
  const known = knownAttribute(client, id)
  if (known) return known
  await client.fetchQuery({ ...attributesQuery(), staleTime: 0 })
  const read = knownAttribute(client, id)
  if (!read) throw missingAttribute()
  return read
}

/** The attribute is saved, but some of its values are not; the message names them (AMB-73). */
export class UnfinishedSave extends ApiError {
  constructor(cause: ApiError, unsaved: readonly ValueStep[]) {
    // Drops `fields`: the value's fields have the names of fields of the attribute's form.
    const messages = new Set([cause.message, ...cause.fields.map(({ message }) => message)])
    super(
      cause.status,
      cause.code,
      `The attribute was saved; these values were not: ${unsaved.map(stepText).join(', ')}. ${[...messages].join(' ')}`,
    )
  }
}

interface AttributeEdit extends Edit<Attribute, AttributeInput> {
  readonly steps: readonly ValueStep[]
}

/** Saves an attribute, then its values in order. The first failed value throws an UnfinishedSave. */
export function useUpdateAttribute() {
  return useSave('updateAttribute', async ({ opened, changes, steps }: AttributeEdit, write) => {
    const saved = await saveAttribute({ opened, changes }, write)
    const ofValues: string[] = []
    for (const [index, step] of steps.entries())
      try {
        if (step.kind === 'change') {
          const value = await change(step, opened, write)
          ofValues.push(...value.replaced.map((name) => `${name} of ‘${step.was}’`))
        } else await addOrDelete(step, opened.id, write)
      } catch (error) {
        throw error instanceof ApiError ? new UnfinishedSave(error, steps.slice(index)) : error
      }
    return { ...saved, replaced: [...saved.replaced, ...ofValues] }
  })
}

/** Saves the attribute itself, not its values. */
export function saveAttribute(
  { opened, changes }: Edit<Attribute, AttributeInput>,
  write: WriteCall,
) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    async (call) => (await call('listAttributes')).find(({ id }) => id === opened.id),
    (now, header) => write('updateAttribute', { path, header, body: { ...now, ...changes } }),
  )
}

function addOrDelete(
  step: Exclude<ValueStep, ChangeStep>,
  attribute_id: number,
  write: WriteCall,
): Promise<unknown> {
  if (step.kind === 'delete') return write('deleteAttributeValue', { path: { id: step.id } })
  const { name, is_void } = step.value
  return write('createAttributeValue', { body: { attribute_id, name, is_void } })
}

function change(
  { value: { id, name, is_void }, value }: ChangeStep,
  attribute: Attribute,
  write: WriteCall,
): Promise<Saved<unknown>> {
  const attribute_id = attribute.id
  const among = (one: Attribute | undefined) =>
    one?.attribute_values.find((value) => value.id === id)
  const opened = among(attribute) ?? value
  return saveOver<typeof value, unknown>(
    opened,
    async (call) => among((await call('listAttributes')).find((one) => one.id === attribute_id)),
    (now, header) => {
      const body = { ...mergedFields(opened, { name, is_void }, now), id, attribute_id }
      return write('updateAttributeValue', { path: { id }, header, body })
    },
  )
}
