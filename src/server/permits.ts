import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import {
  conditionsOf,
  type PermissionExpression,
  type Refusal,
  refusalOf,
  refusalText,
  type Viewer,
} from '#domain/access/permissions.ts'
import { loadContract } from './contract.ts'
import { rows, type Tx } from './database/database.ts'
import { forbidden } from './errors.ts'
import { readHeldBeyond } from './heldBeyond.ts'

interface Sources {
  readonly path: unknown
  readonly body?: unknown
}

const storeRow = z.object({ id: z.number(), name: z.string() })

/** Throws 403 in words; `field` is the guarded member. */
export async function permit(
  expression: PermissionExpression,
  viewer: Viewer,
  request: Sources,
  tx: Tx,
  field?: string,
): Promise<void> {
  const refusal = await refusalFor(expression, viewer, request, tx)
  if (!refusal) return
  const [store] =
    refusal.storeId === undefined
      ? []
      : await rows(tx, sql`select id, name from stores where id = ${refusal.storeId}`, storeRow)
  throw forbidden(refusalText(refusal, store?.name), field)
}

/** Other checks run before the body is read. */
export function takesBody(expression: PermissionExpression): boolean {
  return conditionsOf(expression).some(
    (condition) => 'store' in condition && condition.store?.startsWith('body.'),
  )
}

interface CallCheck {
  readonly viewer: Viewer
  readonly tx: Tx
  readonly path: Record<string, unknown>
}

/** Also decides what an answer shows. */
export async function mayCall(
  id: OperationId,
  { viewer, tx, path }: CallCheck,
  part?: string,
): Promise<boolean> {
  const operation = loadContract().operations.find((one) => one.id === id)
  const expression = part === undefined ? operation?.permission : operation?.parts[part]
  if (!expression) throw new Error(`The contract has no x-permission for ${id} ${part ?? ''}`)
  return (await refusalFor(expression, viewer, { path }, tx)) === null
}

/** Null if allowed. Sources: `path.<parameter>`, `body.<field>`, `order.<parameter>` (its store). */
async function refusalFor(
  expression: PermissionExpression,
  viewer: Viewer,
  request: Sources,
  tx: Tx,
): Promise<Refusal | null> {
  const stores = new Map<string, number>()
  const beyond = new Map<string, readonly string[]>()
  for (const condition of conditionsOf(expression)) {
    if ('store' in condition && condition.store) {
      const id = await storeOf(condition.store, request, tx)
      if (id !== undefined) stores.set(condition.store, id)
    }
    if ('holdsAllOf' in condition) {
      const id = numberAt(condition.holdsAllOf, request)
      if (id !== undefined) beyond.set(condition.holdsAllOf, await readHeldBeyond(tx, viewer, id))
    }
  }
  return refusalOf(expression, viewer, {
    storeId: (source) => stores.get(source),
    userId: (source) => numberAt(source, request),
    heldBeyond: (source) => beyond.get(source),
  })
}

async function storeOf(source: string, request: Sources, tx: Tx): Promise<number | undefined> {
  if (!source.startsWith('order.')) return numberAt(source, request)
  const orderId = numberAt(source.replace('order.', 'path.'), request)
  if (orderId === undefined) return undefined
  const [order] = await rows(
    tx,
    sql`select store_id from orders where id = ${orderId}`,
    z.object({ store_id: z.number() }),
  )
  return order?.store_id
}

const container = z.record(z.string(), z.unknown())

function numberAt(source: string, request: Sources): number | undefined {
  const [part = '', name = ''] = source.split('.')
  const holder = container.safeParse(part === 'path' ? request.path : request.body)
  const value = holder.data?.[name]
  return typeof value === 'number' ? value : undefined
}
