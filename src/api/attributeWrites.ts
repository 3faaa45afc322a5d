import { type ChangeStep, stepText, type ValueStep } from '#domain/attributeValues.ts'
import { type Edit, mergedFields } from '#domain/merge.ts'
import type { Attribute, AttributeInput } from './attributes.ts'
import { ApiError } from './errors.ts'
import { type Saved, saveOver } from './latest.ts'
import { useSave } from './useOperation.ts'
import type { WriteCall } from './write.ts'

/**
 * A save that stopped among the values. The attribute itself is saved, and the message names every value that
 * is not saved with the cause (AMB-73).
 */
export class UnfinishedSave extends ApiError {
  constructor(cause: ApiError, undone: readonly ValueStep[]) {
    // The server names fields of the refused value, but the form of the attribute has other fields of the
    // same names.
    const told = new Set([cause.message, ...cause.fields.map(({ message }) => message)])
    super(
      cause.status,
      cause.code,
      `The attribute was saved; these values were not: ${undone.map(stepText).join(', ')}. ${[...told].join(' ')}`,
    )
  }
}

interface AttributeEdit extends Edit<Attribute, AttributeInput> {
  /** In the order of the calls. */
  readonly steps: readonly ValueStep[]
}

/**
 * Saves an attribute, then its values one by one. Stops at the first failure. A failed value throws an
 * UnfinishedSave, and the list then holds the saved values.
 */
export function useUpdateAttribute() {
  return useSave('updateAttribute', async ({ opened, changes, steps }: AttributeEdit, write) => {
    const path = { id: opened.id }
    const { answer, replaced } = await saveOver(
      opened,
      async (call) => (await call('listAttributes')).find(({ id }) => id === opened.id),
      (now, header) => write('updateAttribute', { path, header, body: { ...now, ...changes } }),
    )
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
    return { answer, replaced: [...replaced, ...ofValues] }
  })
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
