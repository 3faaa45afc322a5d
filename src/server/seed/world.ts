import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/database/database.ts'
import { insertRows } from '#server/database/insertRows.ts'
import type { Draw } from './pictures.ts'
import type { Random } from './random.ts'

interface Sizes {
  readonly stores: number
  readonly products: number
  readonly employees: number
  readonly customers: number
  readonly orders: number
  readonly menu: number
  /** Starting inventory, per store. */
  readonly pars: number
}

export const sizes = {
  small: {
    stores: 24,
    products: 140,
    employees: 80,
    customers: 400,
    orders: 3000,
    menu: 112,
    pars: 18,
  },
  large: {
    stores: 2000,
    products: 10_000,
    employees: 20_000,
    customers: 20_000,
    orders: 200_000,
    menu: 60,
    pars: 6,
  },
} as const satisfies Record<string, Sizes>

export interface SeedWorld {
  readonly tx: Tx
  readonly random: Random
  readonly now: Date
  readonly draw: Draw
  readonly sizes: Sizes
  ago(days: number): string
  /** In Pacific time. */
  day(days: number): string
  insert<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000

export function makeWorld(
  base: Pick<SeedWorld, 'tx' | 'random' | 'now' | 'draw' | 'sizes'>,
): SeedWorld {
  const west = base.now.getTime() - 8 * 60 * 60 * 1000
  return {
    ...base,
    ago: (days) => new Date(base.now.getTime() - days * dayMs).toISOString(),
    day: (days) => new Date(west + days * dayMs).toISOString().slice(0, 10),
    insert: (table, rows) => insertRows(base.tx, table, rows),
  }
}

/** Wraps around. */
export function at<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length]
  if (found === undefined) throw new Error('The list is empty')
  return found
}
