import { useCallback } from 'react'
import type { FieldFault } from '#domain/faults.ts'
import { replacedFields } from '#domain/merge.ts'
import { isObject } from '#domain/values.ts'
import { listed } from '#domain/wording.ts'
import { type CallArguments, call, callTagged } from './client.ts'
import type { AnswerOf, ReadOperationId } from './contract.ts'
import { ApiError } from './errors.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import { type Flash, type Send, useOperation, type WriteCall, type WriteOptions } from './write.ts'

/** The opened record if the host has no such read. A failed read throws: no unseen data may be replaced. */
export async function latest<Record>(
  opened: Record,
  read: () => Promise<Record | undefined>,
): Promise<Record> {
  try {
    return (await read()) ?? opened
  } catch (error) {
    if (error instanceof ApiError && [404, 405, 501].includes(error.status)) return opened
    throw error
  }
}

/** Conflicting values that the user has seen, by cell name. */
export type ShownConflicts = Map<string, unknown>

interface OvertakenCell extends FieldFault {
  readonly name: string
  readonly now: unknown
}

/** Refuses once per conflicting value, so that the user sees it before replacing it. */
export function refuseOvertaken(
  overtaken: readonly OvertakenCell[],
  shownConflicts: ShownConflicts,
): void {
  const cells = overtaken.filter(
    ({ name, now }) => !shownConflicts.has(name) || shownConflicts.get(name) !== now,
  )
  if (cells.length === 0) return
  for (const { name, now } of cells) shownConflicts.set(name, now)
  throw new ApiError(
    412,
    'changed_meanwhile',
    'Somebody else saved the same cells meanwhile. Save again to replace what they saved.',
    cells,
  )
}

export type Reader = <Id extends ReadOperationId>(
  id: Id,
  ...input: CallArguments<Id>
) => Promise<AnswerOf<Id>>

/** `replaced`: labels of the other users' fields that the save replaced. */
export interface Saved<Answer> {
  readonly answer: Answer
  readonly replaced: readonly string[]
  readonly base?: Base
}

/** For Undo: what a save read just before, and how it reads again. */
export interface Base {
  readonly before: unknown
  readonly read?: () => Promise<unknown>
}

/** For Undo: what was sent, and how it is sent with other values. */
export interface Sent {
  readonly input: unknown
  readonly resend: (values: object, write: WriteCall) => Promise<unknown>
}

interface Unchanged {
  readonly 'If-Match'?: string
}

/** Reads the current record, then `save` merges and sends. A host without such a read keeps the opened record. */
export function saveOver<Record, Answer>(
  opened: Record,
  read: (call: Reader) => Promise<Record | undefined>,
  save: (now: Record, header: Unchanged) => Promise<Answer>,
): Promise<Saved<Answer>> {
  return saveRead(
    (call) => latest(opened, () => read(call)),
    async (now, header) => {
      const answer = await save(now, header)
      const hasFields = isObject(opened) && isObject(now) && isObject(answer)
      return {
        answer,
        replaced: hasFields ? replacedFields(opened, now, answer).map(fieldName) : [],
        base: { before: now, read: () => read(call) },
      }
    },
  )
}

function replacedFlash({ replaced }: Saved<unknown>): Flash | undefined {
  if (replaced.length === 0) return undefined
  const keptText = replaced.length === 1 ? 'your value was kept' : 'your values were kept'
  return {
    message: `Somebody else had changed ${listed(replaced)} meanwhile; ${keptText}.`,
    variant: 'info',
  }
}

/** `activation_code -> Activation Code`. */
const fieldName = (field: string) =>
  field.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** A 412 repeats both (AMB-194). The third attempt has no If-Match: the ETags of some hosts never match. */
export async function saveRead<Record, Answer>(
  read: (call: Reader) => Promise<Record>,
  save: (now: Record, header: Unchanged) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const tags: (string | null)[] = []
    const reading: Reader = async (id, ...[input]) => {
      const { answer, tag } = await callTagged<typeof id>(id, input)
      tags.push(tag)
      return answer
    }
    const now = await read(reading)
    const [tag] = tags
    try {
      return await save(now, tag && attempt < 3 ? { 'If-Match': tag } : {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || attempt === 3) throw error
    }
  }
}

/** Saves an edited record by `saveOver`. A flash names the replaced fields of other users. */
export function useSave<Input, Answer>(
  id: MutatingOperationId,
  send: Send<Input, Saved<Answer> & Partial<Sent>>,
  options: Pick<WriteOptions<Input, Saved<Answer>>, 'optimistic' | 'inTurn'> = {},
): (input: Input) => Promise<Answer> {
  const save = useOperation<Input, Saved<Answer>>(id, {
    ...options,
    send: async (input, write, edit): Promise<Saved<Answer> & Sent> => ({
      input,
      resend: (values, again) => send({ ...input, ...values }, again, undefined),
      ...(await send(input, write, edit)),
    }),
    flash: replacedFlash,
  })
  return useCallback(async (input) => (await save(input)).answer, [save])
}
