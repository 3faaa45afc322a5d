/** What a write may change, as cells: the cells before and after the write tell the changes. */
import { z } from 'zod'
import type { components } from '#api/core/schema.gen.ts'
import { isRecord } from '#domain/values.ts'
import type { Tx } from '../../database/database.ts'
import { P4Error } from '../../errors.ts'
import type { JsonText } from '../../handlers.ts'
import type { Noun } from './names.ts'

export type Kind = components['schemas']['HistoryKind']

/** A record whose name is looked up once the cell has changed. */
export interface Named {
  readonly noun: Noun | null
  readonly id: number | string
}

type About = Named | components['schemas']['HistoryReference']

export interface Cell {
  readonly kind: Kind
  readonly id: number | string
  readonly field: string
  readonly about?: readonly About[]
  readonly value: unknown
}

export interface Part {
  /** Writes of the same part wait for each other, so that none is told the changes of another. */
  readonly lock: string
  readonly read: (tx: Tx) => Promise<readonly Cell[]>
}

const maxTextLength = 1000

/** Not kept: the same in each row, derived, or parts of their own. */
const skippedFields = new Set([
  ...['id', 'created_at', 'updated_at', 'archived', 'variants', 'product_attributes'],
  ...['password', 'bda_password', 'manager_approval_code'],
])

/** Members with ids of other records. Names of customers are not kept. */
const nounsOf: Readonly<Record<string, Noun | null>> = {
  role_ids: 'role',
  permission_ids: 'permission',
  store_ids: 'store',
  stores: 'store',
  roles: 'role',
  users: null,
  promotional_category_inclusions: 'category',
  promotional_category_exclusions: 'category',
  vendor_region_id: 'region',
  netsuite_account_id: 'account',
  modifier_attribute_id: 'attribute',
}

const identified = z.looseObject({ id: z.number(), name: z.string().optional() })

function shownValue(field: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > maxTextLength)
    return `${value.slice(0, maxTextLength)}…`
  const noun = nounsOf[field]
  if (Array.isArray(value)) return value.map((one) => referenceOf(noun, one))
  return noun && typeof value === 'number' ? { noun, id: value } : value
}

function referenceOf(noun: Noun | null | undefined, one: unknown): unknown {
  if (typeof one === 'number' && noun !== undefined) return { noun, id: one }
  const { data } = identified.safeParse(one)
  if (!data) return one
  return noun === undefined
    ? { id: String(data.id), name: data.name ?? null }
    : { noun, id: data.id }
}

/** The members of a record, one cell each; those of a nested object as `configuration.percent`. */
export function cellsOf(kind: Kind, id: number | string, record: unknown, within = ''): Cell[] {
  return Object.entries(isRecord(record) ? record : {}).flatMap(([name, value]): Cell[] => {
    if (skippedFields.has(name)) return []
    const field = `${within}${name}`
    if (isRecord(value)) return cellsOf(kind, id, value, `${field}.`)
    return [{ kind, id, field, value: shownValue(name, value) }]
  })
}

/** A part that is read as JSON; without cells where the record does not exist. */
export function part(
  lock: string,
  read: (tx: Tx) => Promise<JsonText>,
  cells: (json: unknown) => readonly Cell[],
): Part {
  return {
    lock,
    read: async (tx) => {
      try {
        return cells(JSON.parse((await read(tx)).text))
      } catch (error) {
        if (error instanceof P4Error && error.status === 404) return []
        throw error
      }
    },
  }
}
