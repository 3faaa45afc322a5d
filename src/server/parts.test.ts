import { expect, test } from 'vitest'
import type { OperationId } from '#api/core/contract.ts'
import { startP4 } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { type Holdings, userWith } from '#mocks/userWith.ts'
import { loadContract } from './contract.ts'
import { demoAccounts } from './seed/accounts.ts'

interface PartRule {
  readonly requirements: string
  readonly operation: OperationId
  readonly parts: Readonly<Record<string, unknown>>
  /** A user with these holdings may call the operation and send every one of the parts. */
  readonly passes: Holdings
  /** A user with these holdings may call the operation and send none of the parts. */
  readonly refused: Holdings
}

const profile = { name: 'Theo B.', phone_number: '4155550000', employee_id: '77' }
const identity = { email: 'theo.b@p4.example', manager_approval_code: 'TP0001' }
const lists = { role_ids: [], permission_ids: [1], store_ids: [] }

/**
 * Which user may send which part of a call, written by hand from the requirements; the barista is the user
 * acted on.
 */
const rules: readonly PartRule[] = [
  {
    requirements: 'PERM-09',
    ...{ operation: 'updateUser', parts: profile },
    ...{ passes: { permissions: ['users:update'] }, refused: { permissions: ['roles:update'] } },
  },
  {
    requirements: 'AMB-186, AMB-192',
    ...{ operation: 'updateUser', parts: identity },
    // What the barista holds as well.
    passes: { permissions: ['users:update', 'stores:update-inventory'], storeIds: [1] },
    refused: { permissions: ['users:update', 'stores:update-inventory'] },
  },
  {
    requirements: 'EMP-14, AMB-30, AMB-186',
    ...{ operation: 'updateUser', parts: { image_data: onePixelPng } },
    passes: { roles: ['store-lead'], permissions: ['users:update'], storeIds: [1] },
    refused: { roles: ['store-lead'], permissions: ['users:update'] },
  },
  {
    requirements: 'PERM-08',
    ...{ operation: 'updateUser', parts: lists },
    ...{ passes: { roles: ['owner'] }, refused: { permissions: ['users:update'] } },
  },
  {
    requirements: 'EMP-14, AMB-30',
    ...{ operation: 'createUser', parts: { image_data: onePixelPng } },
    passes: { roles: ['store-lead'], permissions: ['roles:update'] },
    refused: { permissions: ['roles:update', 'users:update'] },
  },
  {
    requirements: 'AMB-192',
    ...{ operation: 'createUser', parts: { manager_approval_code: 'PR0001' } },
    passes: { permissions: ['roles:update', 'users:update'] },
    refused: { roles: ['store-lead'], permissions: ['roles:update'] },
  },
]

test('PERM-08: every part of the contract with a right of its own has its rule', () => {
  const written = rules.flatMap(({ operation, parts }) =>
    Object.keys(parts).map((part) => `${operation} ${part}`),
  )
  const known = loadContract().operations.flatMap(({ id, parts }) =>
    Object.keys(parts).map((part) => `${id} ${part}`),
  )
  expect(written.sort()).toEqual(known.sort())
})

test.each(rules)('$requirements: who may send which part of $operation', async (rule) => {
  await using p4 = await startP4()
  const passes = await userWith(p4, rule.passes)
  const refused = await userWith(p4, rule.refused)
  const path = { id: demoAccounts.barista.id }
  const base = rule.operation === 'createUser' ? { name: 'X', email: 'x@p4.example' } : {}
  const send = (who: number, body: object) =>
    p4.as(who).call(rule.operation, { path, body: { ...base, ...body } })
  for (const [part, value] of Object.entries(rule.parts))
    expect(await send(refused, { [part]: value })).toMatchObject({
      status: 403,
      body: { fields: [{ path: part }] },
    })
  expect((await send(passes, rule.parts)).status).toBeLessThan(300)
})
