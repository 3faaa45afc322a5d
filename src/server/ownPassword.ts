/** Refuses the viewer's own password as a secret that others can read (AMB-227). */
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { type BodyText, idOf, textsAt } from './bodyMembers.ts'
import type { Operation } from './contractDocument.ts'
import type { Database, Tx } from './database/database.ts'
import { users } from './database/schema/people.ts'
import { stores } from './database/schema/stores.ts'
import { invalid } from './errors.ts'
import type { CheckedRequest } from './handlers.ts'
import { minPasswordLength, verifyPassword } from './passwords.ts'
import { mayCall } from './permits.ts'
import { countAttempt, judgeAttempt } from './signInLimit.ts'

// Stored secrets by name. A secret without an entry always counts as changed.
const readStored: Readonly<
  Record<string, (tx: Tx, ids: number[]) => Promise<{ id: number; secret: string | null }[]>>
> = {
  bda_password: (tx, ids) =>
    tx
      .select({ id: stores.id, secret: stores.bda_password })
      .from(stores)
      .where(inArray(stores.id, ids)),
}

/** Throws 400. A comparison counts as a sign-in attempt. Before the transaction, because hashing is slow. */
export async function refuseOwnPassword<Id extends OperationId>(
  { id, secrets, parts }: Operation<Id>,
  { viewer, path, body, address, clock }: CheckedRequest<Id>,
  database: Database,
): Promise<void> {
  if (secrets.length === 0) return
  const { reads } = database
  const changed: BodyText[] = []
  for (const [name, sent] of secretsByName(secrets, path, body)) {
    // The handler refuses these members.
    if (
      parts[name] &&
      !(await mayCall(id, { viewer, tx: reads, path: container.parse(path) }, name))
    )
      continue
    const ids = sent.flatMap((secret) => secret.id ?? [])
    const stored = ids.length > 0 ? await readStored[name]?.(reads, ids) : undefined
    const storedById = new Map(stored?.map((row) => [row.id, row.secret]))
    changed.push(
      ...sent.filter(({ id, value }) => id === undefined || storedById.get(id) !== value),
    )
  }
  if (changed.length === 0) return
  const [account] = await reads
    .select({ email: users.email, hash: users.password_hash })
    .from(users)
    .where(eq(users.id, viewer.id))
  const { email, hash } = account ?? {}
  if (!hash) return
  // Spaces around it are no other password.
  const candidates = new Set(changed.flatMap(({ value }) => [value, value.trim()]))
  for (const value of candidates) {
    const attempt = await database.transaction((tx) =>
      countAttempt(tx, { purpose: 'own password', email: email ?? '', address }, clock),
    )
    if (!(await judgeAttempt(database, attempt, () => verifyPassword(value, hash)))) continue
    const where = changed.find((one) => [one.value, one.value.trim()].includes(value))?.path ?? ''
    throw invalid(where, 'This is your own password to the console. Please enter another one.')
  }
}

const container = z.record(z.string(), z.unknown())

/** Long enough to be a password. */
function secretsByName(
  templates: readonly string[],
  path: unknown,
  body: unknown,
): Map<string, BodyText[]> {
  const found = new Map<string, BodyText[]>()
  for (const template of templates) {
    const name = template.split('.').at(-1) ?? ''
    const secrets = textsAt(template, body, idOf(path)).filter(
      ({ value }) => value.length >= minPasswordLength,
    )
    if (secrets.length > 0) found.set(name, [...(found.get(name) ?? []), ...secrets])
  }
  return found
}
