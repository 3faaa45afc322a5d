import type { FieldFault } from '#domain/faults.ts'
import { listed } from '#domain/listed.ts'
import { isObject } from '#domain/members.ts'
import { replacedFields } from '#domain/merge.ts'
import { type CallArguments, callTagged } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { ApiError } from './errors.ts'
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

interface OvertakenCell extends FieldFault {
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

/** The answer of a save, and the fields of other users that the save replaced, by their names on the screen. */
export interface Saved<Answer> {
  readonly answer: Answer
  readonly replaced: readonly string[]
}

/** The header that makes a host refuse the save of a record that changed meanwhile. */
interface Unchanged {
  readonly 'If-Match'?: string
}

/**
 * Saves over the present record: `read` calls the read of the record first, `save` merges and sends. A host
 * that has no such read leaves the record as it was opened. `useSave` tells what was replaced.
 */
export function saveOver<Record, Answer>(
  opened: Record,
  read: (call: Reader) => Promise<Record | undefined>,
  save: (now: Record, header: Unchanged) => Promise<Answer>,
): Promise<Saved<Answer>> {
  return saveRead(
    (call) => latest(opened, () => read(call)),
    async (now, header) => {
      const answer = await save(now, header)
      const isTold = isObject(opened) && isObject(now) && isObject(answer)
      return { answer, replaced: isTold ? replacedFields(opened, now, answer).map(fieldName) : [] }
    },
  )
}

/** The flash that names the fields of other users that a save replaced. */
export function replacedFlash({ replaced }: Saved<unknown>): Flash | undefined {
  if (replaced.length === 0) return undefined
  const kept = replaced.length === 1 ? 'your value was kept' : 'your values were kept'
  return {
    message: `Somebody else had changed ${listed(replaced)} meanwhile; ${kept}.`,
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
