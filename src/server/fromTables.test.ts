import { getTableName, type Query, sql } from 'drizzle-orm'
import { PgDatabase, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { createP4 } from './app.ts'
import { loadContract } from './contract.ts'
import type { Operation } from './contractDocument.ts'
import { type RowsResult, rows, type Tx } from './database/database.ts'
import { handlers } from './resources/all.ts'
import { exampleRequest } from './testing/exampleRequest.ts'

const p4 = freshP4()

function tablesOf({ id }: Operation): readonly PgTable[] {
  const handler = handlers[id]
  return typeof handler === 'function' ? (handler.tables ?? []) : []
}

const reads = loadContract().operations.filter((operation) => tablesOf(operation).length > 0)
const subject = { storeId: 1, orderId: 1, userId: 1, recordId: 1 }

/** The same database; each statement is also passed to `tell`. */
function overheard(tx: Tx, tell: (statement: Query) => void): Tx {
  const session = new Proxy(tx._.session, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      return (...parameters: unknown[]) => {
        const [statement] = parameters
        if (key === 'prepareQuery' && isStatement(statement)) tell(statement)
        return Reflect.apply(member, target, parameters)
      }
    },
  })
  return new PgDatabase<RowsResult, Record<string, never>>(new PgDialect(), session, undefined)
}

function isStatement(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'sql' in value && 'params' in value
}

/** The statements that read the answer's content, without those that read the revisions of the tables. */
async function statementsOf(operation: Operation, query: object): Promise<Query[]> {
  const heard: Query[] = []
  const database = { ...p4.database, reads: overheard(p4.database.reads, (one) => heard.push(one)) }
  const { clock, mail, files } = p4
  const { path = {}, query: required = {} } = exampleRequest(operation.id, subject)
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${path[name]}`)
  const url = new URL(pathname, 'http://p4.test')
  for (const [name, value] of Object.entries({ ...required, ...query }))
    url.searchParams.set(name, String(value))
  const authorization = `P4 ${await p4.token('owner')}`
  const server = createP4({ database, clock, mail, files, publicUrl: url.origin })
  const { status } = await server.fetch(new Request(url, { headers: { authorization } }))
  expect(status, url.href).toBe(200)
  return heard.slice(heard.findIndex((one) => one.sql.includes('revision_counts')) + 1)
}

/** The tables that the plan of a statement reads, subplans included. */
async function plannedTables({ reads: tx }: TestP4['database'], statement: Query) {
  const explain = { ...statement, sql: `explain (verbose, format json) ${statement.sql}` }
  const plan: unknown = await tx._.session
    .prepareQuery(explain, undefined, undefined, false)
    .execute()
  const found = new Set<string>()
  JSON.stringify(plan, (key, value: unknown) => {
    if (key === 'Relation Name') found.add(String(value))
    return value
  })
  return found
}

describe('an unchanged answer is one whose tables did not change: each read names all it reads', () => {
  test.each(reads)('$id', async (operation) => {
    const read = new Set<string>()
    const { query = {} } = exampleRequest(operation.id, subject, { whole: true })
    for (const question of [{}, ...Object.entries(query).map(([name, one]) => ({ [name]: one }))])
      for (const statement of await statementsOf(operation, question))
        for (const table of await plannedTables(p4.database, statement)) read.add(table)
    expect([...read].sort()).toEqual(tablesOf(operation).map(getTableName).sort())
  })
})

test('all viewers share the tag of a read, except where it depends on who asks', async () => {
  const tagFor = async (who: 'owner' | 'admin', id: 'listProducts' | 'getStore') =>
    (await p4.as(who).call(id, { path: { id: 1 } })).headers.get('etag')
  expect(await tagFor('admin', 'listProducts')).toBe(await tagFor('owner', 'listProducts'))
  expect(await tagFor('admin', 'getStore')).not.toBe(await tagFor('owner', 'getStore'))
})

test('parameters that the contract does not know, and their order, make no other tag', async () => {
  const tagOf = async (path: string) => {
    const headers = { authorization: `P4 ${await p4.token('owner')}` }
    return (await p4.fetch(new Request(`http://p4.test${path}`, { headers }))).headers.get('etag')
  }
  const employees = await tagOf('/p4/employees?role_id=5&permission_id=2')
  expect(employees).not.toBeNull()
  expect(await tagOf('/p4/employees?permission_id=2&role_id=5&utm=1')).toBe(employees)
  expect(await tagOf('/p4/employees?permission_id=2&role_id=4')).not.toBe(employees)
  expect(await tagOf('/p4/tags?utm=1')).toBe(await tagOf('/p4/tags'))
  expect(await tagOf('/p4/tags/1')).not.toBe(await tagOf('/p4/tags/2'))
})

test('the changes of every table that a read names are counted', async () => {
  const counted = await rows(
    p4.database.reads,
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'revision'`,
    z.object({ name: z.string() }),
  )
  const names = new Set(counted.map((one) => one.name))
  const named = reads.flatMap((operation) => tablesOf(operation).map(getTableName))
  expect(named.filter((name) => !names.has(name))).toEqual([])
})
