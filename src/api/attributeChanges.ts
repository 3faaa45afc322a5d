import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { stepText, type ValueStep } from '#domain/attributeValues.ts'
import { upsertOrDelete } from '#domain/byName.ts'
import { mergedFields } from '#domain/merge.ts'
import {
  type Attribute,
  type AttributeInput,
  type AttributeValue,
  attributesQuery,
} from './attributes.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { useJointOperation } from './jointOperation.ts'
import { useOperation } from './query.ts'

/** Creates an attribute without values (API-38). */
export function useCreateAttribute() {
  const client = useQueryClient()
  const operation = useOperation('createAttribute')
  return {
    pending: operation.isPending,
    error: operation.error,
    create: async (body: AttributeInput): Promise<Attribute> =>
      keep(client, await operation.mutateAsync({ body })),
  }
}

/** Deletes an attribute with its values, everywhere they are used (API-40). */
export function useDeleteAttribute() {
  const client = useQueryClient()
  const operation = useOperation('deleteAttribute')
  return async (id: number): Promise<void> => {
    await operation.mutateAsync({ path: { id } })
    client.setQueryData(attributesQuery().queryKey, (list) => list?.filter((one) => one.id !== id))
  }
}

/**
 * A save that stopped among the values: the attribute itself is saved, and the message says which values
 * are not, and why (AMB-73).
 */
export class UnfinishedSave extends ApiError {
  constructor(cause: ApiError, undone: readonly ValueStep[]) {
    // The server names fields of the value it refused; the form has other fields of the same names.
    const told = new Set([cause.message, ...cause.fields.map(({ message }) => message)])
    super(
      cause.status,
      cause.code,
      `The attribute was saved; these values were not: ${undone.map(stepText).join(', ')}. ${[...told].join(' ')}`,
    )
  }
}

interface AttributeSave {
  readonly body: AttributeInput
  /** In the order they are made. */
  readonly steps: readonly ValueStep[]
}

/**
 * Saves an attribute and its values together (ATTR-09, AMB-73). Stops at the first failure: of a value
 * it is an UnfinishedSave, and the list then holds what is known to be saved (ATTR-11). PUT replaces the
 * whole attribute (API-39): what is not changed from `opened` on is sent as it is by then.
 */
export function useSaveAttribute(opened: Attribute) {
  const { id } = opened
  const client = useQueryClient()
  const operation = useJointOperation(
    'updateAttribute',
    async ({ body, steps }: AttributeSave) => {
      const answer = await call('updateAttribute', {
        path: { id },
        body: await withOthers(opened, body),
      })
      let saved: Attribute = answer
      try {
        for (const [index, step] of steps.entries())
          try {
            saved = { ...saved, attribute_values: await take(step, id, saved.attribute_values) }
          } catch (error) {
            throw error instanceof ApiError ? new UnfinishedSave(error, steps.slice(index)) : error
          }
      } finally {
        keep(client, saved)
      }
      return answer
    },
    { also: ['createAttributeValue', 'updateAttributeValue', 'deleteAttributeValue'] },
  )
  return {
    pending: operation.isPending,
    error: operation.error,
    save: (body: AttributeInput, steps: readonly ValueStep[]) =>
      operation.mutateAsync({ body, steps }),
  }
}

/** When the list cannot be read, saving says why: it goes the same way. */
async function withOthers(opened: Attribute, body: AttributeInput): Promise<AttributeInput> {
  const list = await call('listAttributes').catch(() => [])
  const now = list.find(({ id }) => id === opened.id) ?? opened
  return mergedFields(inputOf(opened), body, inputOf(now))
}

function inputOf({ id: _, attribute_values: __, ...fields }: Attribute): AttributeInput {
  return fields
}

/** Makes one step and tells the values as they are then. */
async function take(
  step: ValueStep,
  attributeId: number,
  values: readonly AttributeValue[],
): Promise<AttributeValue[]> {
  if (step.kind === 'delete') {
    await call('deleteAttributeValue', { path: { id: step.id } })
    return values.filter(({ id }) => id !== step.id)
  }
  const { id, name, is_void } = step.value
  const made =
    step.kind === 'add'
      ? await call('createAttributeValue', { body: { attribute_id: attributeId, name, is_void } })
      : await call('updateAttributeValue', { path: { id }, body: { name, is_void } })
  // A void value ends that for the others (ATTR-14).
  const others = made.is_void ? values.map((one) => ({ ...one, is_void: false })) : values
  return step.kind === 'add'
    ? [...others, made]
    : others.map((one) => (one.id === made.id ? made : one))
}

/** The list with a saved attribute, by name. */
function keep(client: QueryClient, attribute: Attribute): Attribute {
  client.setQueryData(
    attributesQuery().queryKey,
    (list) => list && upsertOrDelete(list, attribute, ({ name }) => name),
  )
  return attribute
}
