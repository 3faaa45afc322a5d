import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona, Who } from '#mocks/p4.ts'
import { userWith } from '#mocks/userWith.ts'
import { loadContract } from './contract.ts'
import { rows } from './database/database.ts'
import { demoAccounts } from './seed/accounts.ts'
import { type PermissionName, permissionNames } from './seed/roleData.ts'
import { open, type Rule, rules } from './testing/access.ts'
import { exampleRequest, noRecord, type Subject } from './testing/exampleRequest.ts'

const p4 = freshP4()

/** Store 1 is in the scope of the store lead, store 3 is not. */
const ownStore = 1
const otherStore = 3

const personas = Object.keys(demoAccounts).filter((name): name is Persona => name in demoAccounts)
const known = loadContract().operations.map((operation) => operation.id)
const ruled = rules.flatMap((rule) =>
  rule.operations.map((operation) => ({ ...rule, operation, title: titleOf(rule, operation) })),
)

function titleOf(rule: Rule, operation: OperationId): string {
  const sets = rule.opens.map((set) => set.join(' and '))
  return `${rule.requirements}: ${operation} takes ${sets.join(' or ') || 'a session'}`
}

/**
 * What the check in front of the handler said: a call that passed the check is answered by its handler, with
 * success or with a fault of the records it names.
 */
async function outcome(who: Who, operation: OperationId, subject: Subject) {
  const { status, body } = await p4.as(who).call(operation, exampleRequest(operation, subject))
  const code = z.object({ code: z.string() }).safeParse(body).data?.code
  if (status === 401 && code === 'no_session') return 'signed out'
  if (status === 403) return 'forbidden'
  return status < 500 ? 'let through' : `failed with ${status}`
}

async function subjects() {
  const orders = await rows(
    p4.database.reads,
    sql`select store_id, min(id) as id from orders where store_id in (${ownStore}, ${otherStore})
        group by store_id`,
    z.object({ store_id: z.number(), id: z.number() }),
  )
  const at = (storeId: number, userId: number): Subject => {
    const order = orders.find((one) => one.store_id === storeId)
    if (!order) throw new Error(`Store ${storeId} has no order`)
    return { storeId, orderId: order.id, userId }
  }
  return { at }
}

test('PERM-04: every operation of the contract has its rule, and only one', () => {
  const written = [...open, ...ruled.map((one) => one.operation)].sort()
  expect(written).toEqual([...known].sort())
})

test('PERM-04: every permission that the requirements name is in a rule', () => {
  const numbers = Array.from({ length: 22 }, (_, index) => String(index + 8).padStart(2, '0'))
  const cited = rules.map(({ requirements }) => requirements).join()
  expect(numbers.filter((number) => !cited.includes(`PERM-${number}`))).toEqual([])
})

test.each(open)('%s takes no session', async (operation) => {
  const { at } = await subjects()
  for (const who of ['signedOut', ...personas] as const)
    expect(await outcome(who, operation, at(ownStore, noRecord))).toBe('let through')
})

describe('PERM-04: staff may call what their permissions open, at the stores they hold', () => {
  test.each(ruled)('$title', async ({ operation, personas: allowed, elsewhere, themselves }) => {
    const { at } = await subjects()
    const expected = (list: readonly Persona[], who: Persona) =>
      list.includes(who) ? 'let through' : 'forbidden'

    expect(await outcome('signedOut', operation, at(ownStore, noRecord))).toBe('signed out')
    const { own, others } = differing(operation, at)
    for (const who of personas) {
      expect(await outcome(who, operation, own), who).toBe(expected(allowed, who))
      if (others.store)
        expect(await outcome(who, operation, others.store), `${who} at another store`).toBe(
          expected(elsewhere ?? allowed, who),
        )
      if (others.user) {
        const themself = at(ownStore, demoAccounts[who].id)
        expect(await outcome(who, operation, themself), `${who} for themself`).toBe(
          expected(themselves ?? allowed, who),
        )
      }
    }
  })

  test.each(ruled.filter((rule) => rule.opens.length > 0))(
    '$title and nothing else',
    async ({ operation, opens }) => {
      const { at } = await subjects()
      const subject = at(ownStore, noRecord)
      const without = (missing: readonly PermissionName[]) =>
        userWith(p4, { permissions: permissionNames.filter((name) => !missing.includes(name)) })
      for (const permissions of opens) {
        const holder = await userWith(p4, { permissions, storeIds: [ownStore] })
        expect(await outcome(holder, operation, subject), permissions.join()).toBe('let through')
      }
      // Every combination in which each set lacks one permission.
      const gaps = opens.reduce<PermissionName[][]>(
        (found, set) => found.flatMap((gap) => set.map((name) => [...gap, name])),
        [[]],
      )
      for (const gap of gaps)
        expect(await outcome(await without(gap), operation, subject), gap.join()).toBe('forbidden')
    },
  )
})

const copies: readonly OperationId[] = [
  ...(['createProductStore', 'updateStoreVariantPrice', 'saveStoreHours'] as const),
  ...(['updateInitialInventory', 'updateStoreTaxRates', 'updateStoreAttribute'] as const),
  'patchStore',
]

test.each(ruled.filter(({ operation }) => copies.includes(operation)))(
  'AMB-294, AMB-302: $title, held for the store itself',
  async ({ operation, opens: [permissions = []] }) => {
    const { at } = await subjects()
    const holder = await userWith(p4, { permissions, storeIds: [ownStore] })
    expect(await outcome(holder, operation, at(ownStore, noRecord))).toBe('let through')
    expect(await outcome(holder, operation, at(otherStore, noRecord))).toBe('forbidden')
  },
)

/** The subjects that lead to different requests. */
function differing(operation: OperationId, at: (storeId: number, userId: number) => Subject) {
  const text = (subject: Subject) => JSON.stringify(exampleRequest(operation, subject))
  const own = at(ownStore, noRecord)
  const store = at(otherStore, noRecord)
  const user = at(ownStore, demoAccounts.owner.id)
  const others = {
    store: text(store) === text(own) ? undefined : store,
    user: text(user) !== text(own),
  }
  return { own, others }
}
