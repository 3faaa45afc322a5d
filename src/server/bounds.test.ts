import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRecord } from '#domain/values.ts'
import { type AnyRequest, startP4 } from '#mocks/p4.ts'
import { loadContract } from './contract.ts'
import { readContract } from './contractDocument.ts'
import { rows } from './database/database.ts'
import { branchesOf, type Schema, schemaName } from './schemaParts.ts'
import { exampleRequest } from './testing/exampleRequest.ts'

const { schemas } = readContract()
const resolve = (ref: string) => schemas.components.schemas[schemaName(ref)] ?? {}

interface Member {
  readonly path: readonly string[]
  readonly branches: readonly Schema[]
}

/** The members that can be sent, at any depth. The first entry stands for a list. */
function membersOf(schema: Schema, path: readonly string[] = []): Member[] {
  if (path.length > 6) return []
  const branches = branchesOf(schema, resolve)
  const inner = branches.flatMap(({ properties, items }) => [
    ...(isRecord(properties) ? Object.entries(properties) : []),
    ...(isRecord(items) ? ([['0', items]] as const) : []),
  ])
  const names = new Set(inner.map(([name]) => name))
  return [
    { path, branches },
    ...[...names].flatMap((name) => {
      const found = inner.flatMap(([one, member]) =>
        one === name && isRecord(member) ? [member] : [],
      )
      return found.some(({ readOnly }) => readOnly)
        ? []
        : membersOf({ allOf: found }, [...path, name])
    }),
  ]
}

const days = ['0001-01-01', '9999-12-31']
const noDays = ['0000-06-01', '10000-01-01']
const moments: Record<string, (day: string) => string> = {
  date: (day) => day,
  'day-moment': (day) => `${day} 00:00:00`,
  'date-time': (day) => `${day}T12:00:00Z`,
}

/** The extremes of a member, and what is beyond them. */
function valuesOf({ branches }: Member): { held: unknown[]; beyond: unknown[] } {
  const bounds = (key: string) => branches.flatMap((branch) => branch[key] ?? []).map(Number)
  const isNumber = branches.some(({ type }) =>
    [type].flat().some((one) => one === 'integer' || one === 'number'),
  )
  if (isNumber) {
    const [least, most] = [Math.max(...bounds('minimum')), Math.min(...bounds('maximum'))]
    return { held: [least, most], beyond: [least - 1, most + 1, 1e30, -1e30] }
  }
  // A format may stand behind the check of a length.
  const formats = JSON.stringify(branches).matchAll(/"format":"(date|day-moment|date-time)"/g)
  const [[, format = ''] = []] = formats
  const text = Object.hasOwn(moments, format) ? moments[format] : undefined
  const isText = branches.every(({ properties, items }) => !properties && !items)
  return text && isText
    ? { held: days.map(text), beyond: noDays.map(text) }
    : { held: [], beyond: [] }
}

/** The body with the member set; undefined for an inner one that the example does not have. */
function changed(
  body: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
  isInner = false,
): unknown {
  if (!Array.isArray(body) && !isRecord(body)) return undefined
  const held: unknown = Reflect.get(body, name)
  const inner = rest.length > 0 ? changed(held, rest, value, true) : value
  if (inner === undefined || (isInner && held === undefined)) return undefined
  return Array.isArray(body) ? [inner, ...body.slice(1)] : { ...body, [name]: inner }
}

const fields = z.object({ fields: z.array(z.object({ path: z.string() })).default([]) })

describe('a number or date that the database does not hold is refused by its name, and the extremes are no failure', () => {
  test.each(loadContract().operations.map(({ id }) => id))('%s', async (id) => {
    const members = membersOf(schemas.bodies[id] ?? {}).map((member) => ({ ...member, in: 'body' }))
    const parameters = membersOf(schemas.parameters[id] ?? {})
      .filter(({ path }) => path.length === 2)
      .map(({ path: [place = '', name = ''], ...member }) => ({
        ...member,
        path: [name],
        in: place,
      }))
    const bounded = [...members, ...parameters].filter((one) => valuesOf(one).held.length > 0)
    if (bounded.length === 0) return
    await using p4 = await startP4()
    const [order] = await rows(
      p4.database.reads,
      sql`select id, store_id, user_id from orders where store_id = 1 order by id limit 1`,
      z.object({ id: z.number(), store_id: z.number(), user_id: z.number() }),
    )
    if (!order) throw new Error('Store 1 has no order')
    const subject = { storeId: 1, orderId: order.id, userId: order.user_id, recordId: 1 }
    for (const member of bounded) {
      const send = async (value: unknown) => {
        const { path, query, body }: AnyRequest = exampleRequest(id, subject, { whole: true })
        const request = { path: path ?? {}, query: query ?? {}, body }
        const into = member.in === 'body' ? body : Reflect.get(request, member.in)
        const made = changed(into, member.path, value)
        if (made === undefined) return null
        return p4.as('owner').call(id, { ...request, [member.in]: made })
      }
      const { held, beyond } = valuesOf(member)
      for (const value of beyond) {
        const answer = await send(value)
        if (!answer) continue
        const name = member.path.join('.')
        const refused = fields.parse(answer.body).fields.map(({ path }) => path)
        expect({ value, status: answer.status, refused }).toMatchObject({ status: 400 })
        expect(refused, `${name} ${value}`).toContain(name)
      }
      for (const value of held) await send(value)
    }
  })
})
