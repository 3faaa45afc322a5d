/** Keeps the viewer's own password out of the secrets of other systems, where others can read it (AMB-227). */
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { OperationId } from '#api/contract.ts'
import type { Operation } from './contractDocument.ts'
import type { Database, Tx } from './database/database.ts'
import { users } from './database/schema/people.ts'
import { stores } from './database/schema/stores.ts'
import { invalid } from './errors.ts'
import type { Asked } from './handlers.ts'
import { shortestPassword, verifyPassword } from './passwords.ts'
import { mayCall } from './permits.ts'
import { countAttempt, judged } from './signInLimit.ts'

/** A secret in a request body, e.g. `stores.2.bda_password`. */
interface Secret {
  readonly path: string
  readonly value: string
  /** The record whose secret it is; undefined for a new one. */
  readonly id: number | undefined
}

/** Reads stored secrets, by their names. A secret that is not listed here always counts as changed. */
const readStored: Readonly<
  Record<string, (tx: Tx, ids: number[]) => Promise<{ id: number; secret: string | null }[]>>
> = {
  bda_password: (tx, ids) =>
    tx
      .select({ id: stores.id, secret: stores.bda_password })
      .from(stores)
      .where(inArray(stores.id, ids)),
}

/**
 * Throws 400 where a member that the contract gives `format: password` is set to the viewer's own password. Each
 * comparison is an attempt to sign in for the limits, because the refusal tells the password. Runs ahead of the
 * transaction, because a comparison is slow.
 */
export async function refuseOwnPassword<Id extends OperationId>(
  { id, secrets, parts }: Operation<Id>,
  { viewer, path, body, address, clock }: Asked<Id>,
  database: Database,
): Promise<void> {
  if (secrets.length === 0) return
  const { reads } = database
  const changed: Secret[] = []
  for (const [name, sent] of secretsByName(secrets, path, body)) {
    // The handler refuses a member that the viewer may not send.
    if (
      parts[name] &&
      !(await mayCall(id, { viewer, tx: reads, path: container.parse(path) }, name))
    )
      continue
    const ids = sent.flatMap((secret) => secret.id ?? [])
    const stored = ids.length > 0 ? await readStored[name]?.(reads, ids) : undefined
    const known = new Map(stored?.map((row) => [row.id, row.secret]))
    changed.push(...sent.filter(({ id, value }) => id === undefined || known.get(id) !== value))
  }
  if (changed.length === 0) return
  const [account] = await reads
    .select({ email: users.email, hash: users.password_hash })
    .from(users)
    .where(eq(users.id, viewer.id))
  const { email, hash } = account ?? {}
  if (!hash) return
  for (const value of new Set(changed.map((secret) => secret.value))) {
    const attempt = await database.transaction((tx) =>
      countAttempt(tx, { purpose: 'own password', email: email ?? '', address }, clock),
    )
    if (!(await judged(database, attempt, () => verifyPassword(value, hash)))) continue
    const where = changed.find((secret) => secret.value === value)?.path ?? ''
    throw invalid(where, 'This is your own password to the console. Please enter another one.')
  }
}

/** The secrets of a request that are long enough for a password. */
function secretsByName(
  templates: readonly string[],
  path: unknown,
  body: unknown,
): Map<string, Secret[]> {
  const found = new Map<string, Secret[]>()
  for (const template of templates) {
    const names = template.split('.')
    const name = names.at(-1) ?? ''
    const secrets = valuesAt(names, body, idOf(path)).filter(
      ({ value }) => value.length >= shortestPassword,
    )
    if (secrets.length > 0) found.set(name, [...(found.get(name) ?? []), ...secrets])
  }
  return found
}

/** The texts in a body at a path such as `stores.*.bda_password`. */
function valuesAt(names: readonly string[], value: unknown, id: number | undefined): Secret[] {
  const [name, ...rest] = names
  if (name === undefined) return typeof value === 'string' ? [{ path: '', value, id }] : []
  const below = (key: string, member: unknown, owner: number | undefined) =>
    valuesAt(rest, member, owner).map((secret) => ({
      ...secret,
      path: secret.path ? `${key}.${secret.path}` : key,
    }))
  if (Array.isArray(value))
    return value.flatMap((entry, index) => below(String(index), entry, idOf(entry)))
  return below(name, container.safeParse(value).data?.[name], id)
}

const container = z.record(z.string(), z.unknown())

function idOf(holder: unknown): number | undefined {
  const { data } = z.object({ id: z.number() }).safeParse(holder)
  return data?.id
}
