/** The check before every handler: the contract's x-permission against the person who asks. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type PermissionExpression,
  refusalOf,
  refusalText,
  type Viewer,
} from '#domain/permissions.ts'
import type { CheckedRequest } from './contract.ts'
import { rows, type Tx } from './database/database.ts'
import { P4Error } from './errors.ts'

const storeRow = z.object({ id: z.number(), name: z.string() })

/**
 * Throws 401 without a session where one is needed, and 403 with the missing permission in words.
 * Store sources: `path.<parameter>`, `body.<field>`, `order.<parameter>` (the store of that order).
 */
export async function permit(
  expression: PermissionExpression,
  viewer: Viewer | null,
  request: CheckedRequest,
  tx: Tx,
): Promise<void> {
  if (expression === 'public') return
  if (!viewer) throw new P4Error(401, 'no_session', 'Please sign in again.')
  const stores = new Map<string, number>()
  for (const source of storeSources(expression)) {
    const id = await storeOf(source, request, tx)
    if (id !== undefined) stores.set(source, id)
  }
  const refusal = refusalOf(expression, viewer, {
    storeId: (source) => stores.get(source),
    personId: (source) => numberAt(source, request),
  })
  if (!refusal) return
  const [store] =
    refusal.storeId === undefined
      ? []
      : await rows(tx, sql`select id, name from stores where id = ${refusal.storeId}`, storeRow)
  throw new P4Error(403, 'forbidden', refusalText(refusal, store?.name))
}

function storeSources(expression: PermissionExpression): string[] {
  if (typeof expression === 'string' || 'self' in expression) return []
  if ('permission' in expression) return expression.store ? [expression.store] : []
  const parts = 'anyOf' in expression ? expression.anyOf : expression.allOf
  return parts.flatMap(storeSources)
}

async function storeOf(
  source: string,
  request: CheckedRequest,
  tx: Tx,
): Promise<number | undefined> {
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

function numberAt(source: string, request: CheckedRequest): number | undefined {
  const [place = '', name = ''] = source.split('.')
  const holder = container.safeParse(place === 'path' ? request.path : request.body)
  const value = holder.data?.[name]
  return typeof value === 'number' ? value : undefined
}
