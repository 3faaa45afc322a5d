import { listed } from '#domain/listed.ts'
import { isObject } from '#domain/members.ts'
import { replacedFields } from '#domain/merge.ts'
import { type CallArguments, callTagged } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { ApiError, type FieldError } from './errors.ts'
import type { ReadOperationId } from './keys.ts'
import type { Flash } from './write.ts'

/**
 * The present record, for a write that replaces the whole record or a list in it. A host without such a read
 * leaves the record as it was opened. Rejects when the read fails, because a write must not replace data that
 * no user has seen.
 */
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

/** What a user was told that somebody else set cells to, by the name of the cell. */
export type Told = Map<string, unknown>

interface OvertakenCell extends FieldError {
  readonly name: string
  readonly now: unknown
}

/** Refuses a save whose cells somebody else changed meanwhile, once for each new value: its user has not seen that. */
export function refuseOvertaken(overtaken: readonly OvertakenCell[], told: Told): void {
  const cells = overtaken.filter(({ name, now }) => !told.has(name) || told.get(name) !== now)
  if (cells.length === 0) return
  for (const { name, now } of cells) told.set(name, now)
  throw new ApiError(
    412,
    'changed_meanwhile',
    'Somebody else saved the same cells meanwhile. Save again to replace what they saved.',
    cells,
  )
}

/** A function that reads, such as `call`. */
export type Reader = <Id extends ReadOperationId>(
  id: Id,
  ...input: CallArguments<Id>
) => Promise<AnswerOf<Id>>

/**
 * What a save beside others takes: the record as it was when its user began to change it, and the changed fields.
 * The screen tells them by `changedFields` from what its form showed.
 */
export interface Edit<Record, Fields> {
  readonly opened: Record
  readonly changes: Partial<Fields>
}

/** The header that makes a host refuse the save of a record that changed meanwhile. */
interface Unchanged {
  readonly 'If-Match'?: string
}

/**
 * Saves over the present record: `read` calls the read of the record first, `save` merges and sends. A host
 * that has no such read leaves the record as it was opened.
 */
export function saveOver<Record, Answer>(
  opened: Record,
  read: (call: Reader) => Promise<Record | undefined>,
  save: (now: Record, header: Unchanged) => Promise<Answer>,
): Promise<Answer> {
  return saveRead(
    (call) => latest(opened, () => read(call)),
    async (now, header) => {
      const answer = await save(now, header)
      if (isObject(opened) && isObject(now) && isObject(answer))
        replaced.set(answer, replacedFields(opened, now, answer).map(fieldName))
      return answer
    },
  )
}

/** The fields of somebody else that a save replaced, as the form names them, by its answer. */
const replaced = new WeakMap<object, readonly string[]>()

const replacedBy = (answer: unknown) => (isObject(answer) && replaced.get(answer)) || []

/** Lets the answer of a write tell what its save of a part replaced too, such as a value of an attribute. */
export function tellReplaced(answer: unknown, part: unknown, partName: string): void {
  const names = replacedBy(part).map((name) => `${name} of ${partName}`)
  if (isObject(answer)) replaced.set(answer, [...replacedBy(answer), ...names])
}

/** The flash that names the fields of other users that a {@link saveOver} replaced. `useOperation` shows it. */
export function replacedFlash<Answer>(answer: Answer): Flash | undefined {
  const names = replacedBy(answer)
  if (names.length === 0) return undefined
  const kept = names.length === 1 ? 'your value was kept' : 'your values were kept'
  return {
    message: `Somebody else had changed ${listed(names)} meanwhile; ${kept}.`,
    variant: 'info',
  }
}

/** `activation_code` is Activation Code. */
const fieldName = (field: string) =>
  field.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Reads, then saves with the revision that was read. A host that finds the record changed between the two
 * answers 412; both are then done once more (AMB-194). The third attempt sends no If-Match, because the tags of
 * some hosts never match.
 */
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
