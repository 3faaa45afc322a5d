import { stepText, type ValueStep } from '#domain/attributeValues.ts'
import { mergedFields } from '#domain/merge.ts'
import type { Attribute, AttributeInput } from './attributes.ts'
import { ApiError } from './errors.ts'
import { saveOver } from './latest.ts'
import { useOperation } from './useOperation.ts'
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

interface AttributeSave {
  readonly body: AttributeInput
  /** In the order of the calls. */
  readonly steps: readonly ValueStep[]
}

/**
 * Saves an attribute, then its values one by one. Stops at the first failure. A failed value throws an
 * UnfinishedSave, and the list then holds the saved values.
 */
export function useSaveAttribute(opened: Attribute) {
  return useOperation('updateAttribute', {
    send: async ({ body, steps }: AttributeSave, write) => {
      const path = { id: opened.id }
      await saveOver(
        opened,
        async (call) => (await call('listAttributes')).find(({ id }) => id === opened.id),
        (now, header) =>
          write('updateAttribute', { path, header, body: mergedFields(opened, body, now) }),
      )
      for (const [index, step] of steps.entries())
        try {
          await take(step, opened.id, write)
        } catch (error) {
          throw error instanceof ApiError ? new UnfinishedSave(error, steps.slice(index)) : error
        }
    },
  })
}

function take(step: ValueStep, attribute_id: number, write: WriteCall): Promise<unknown> {
  if (step.kind === 'delete') return write('deleteAttributeValue', { path: { id: step.id } })
  const { id, name, is_void } = step.value
  return step.kind === 'add'
    ? write('createAttributeValue', { body: { attribute_id, name, is_void } })
    : write('updateAttributeValue', { path: { id }, body: { id, attribute_id, name, is_void } })
}
