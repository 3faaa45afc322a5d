import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadContract } from './contract.ts'
import { dropUnknownMembers } from './dropUnknownMembers.ts'
import { exampleRequest } from './testing/exampleRequest.ts'

const schemas = {
  Name: { type: 'object', properties: { name: { type: 'string' } } },
} as const

function kept(value: unknown, schema: Record<string, unknown>): unknown {
  dropUnknownMembers(value, schema, () => schemas.Name)
  return value
}

test('PERM-08: members that the schema does not name are left out, at every depth', () => {
  const name = { $ref: '#/components/schemas/Name' }
  const schema = { allOf: [name, { properties: { list: { items: name }, one: name } }] }
  expect(
    kept({ name: 'a', role_ids: [1], list: [{ name: 'b', id: 2 }], one: { email: 'c' } }, schema),
  ).toEqual({ name: 'a', list: [{ name: 'b' }], one: {} })
})

test('members that cannot be written are left out, and only those', () => {
  const schema = {
    allOf: [
      { properties: { name: {} } },
      { properties: { id: { readOnly: true }, made: { properties: {}, readOnly: true } } },
    ],
  }
  expect(kept({ id: 7, name: 'a', made: { by: 1 } }, schema)).toEqual({ name: 'a' })
  expect(kept({ id: 7 }, { properties: { id: { readOnly: true } } })).toEqual({})
})

test('PERM-08: objects without named members stay whole, and maps keep their keys', () => {
  expect(kept({ any: { thing: 1 } }, { type: 'object' })).toEqual({ any: { thing: 1 } })
  const map = { additionalProperties: { $ref: '#/components/schemas/Name' } }
  expect(kept({ 7: { name: 'a', id: 1 } }, map)).toEqual({ 7: { name: 'a' } })
  expect(kept({ a: 1 }, { properties: {}, additionalProperties: false })).toEqual({})
})

const contract = loadContract()
const subject = { storeId: 1, orderId: 1, userId: 1 }
const record = z.record(z.string(), z.unknown())
/** Database columns that no request may write. */
const secret = {
  ...{ password_hash: 'known', deleted_at: '2026-01-01', created_at: '2026-01-01', seeded: true },
}
const writing = contract.operations.filter((one) => one.body !== 'none' && !one.multipart)

describe('PERM-04, PERM-08: no handler is given a member that its operation does not have', () => {
  test.each(writing)('$id', (operation) => {
    const { body } = exampleRequest(operation.id, subject)
    const sent = Array.isArray(body)
      ? body.map((one) => ({ ...record.parse(one), ...secret }))
      : { ...record.parse(body ?? {}), ...secret }
    const read = contract.checkBody(operation, sent)
    expect(read).toEqual(contract.checkBody(operation, body ?? {}))
    expect(JSON.stringify(read)).not.toMatch(new RegExp(Object.keys(secret).join('|')))
  })
})
