import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onlyRow, rows } from '#server/database/database.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const creditRow = z.object({ id: z.number(), user_id: z.number(), order_id: z.number().nullable() })

/** A credit of the demo data. */
async function someCredit(kind: 'claimed' | 'unclaimed') {
  const found = await rows(
    p4.database.reads,
    sql`select id, user_id, order_id from credits
        where order_id is ${kind === 'claimed' ? sql`not null` : sql`null`} order by id limit 1`,
    creditRow,
  )
  return onlyRow(found)
}

test('API-113, CRED-08, AMB-126: the credits of a user come newest first; the order decides what is claimed', async () => {
  const { id, user_id, order_id } = await someCredit('claimed')
  const made = await owner.ok('createCredit', {
    path: { id: user_id },
    body: { amount: 250, product_type: 'food' },
  })
  const credits = await p4.as('barista').ok('listCredits', { path: { id: user_id } })
  expect(credits[0]).toEqual(made.credit)
  const claimed = credits.find((credit) => credit.id === id)
  expect(claimed).toMatchObject({ claimed: true, order_id, code: expect.any(String) })
  const missing = await owner.call('listCredits', { path: { id: 987_654 } })
  expect(missing).toMatchObject(refusedWith(404, 'This user does not exist.'))
})

test('a credit is given unclaimed, with a code of its own (API-114, CRED-05, CRED-06, CRED-08)', async () => {
  const { user_id: id } = await someCredit('unclaimed')
  const give = () =>
    p4.as('areaLead').call('createCredit', {
      path: { id },
      body: { amount: 499, product_type: 'merchandise' },
    })
  const [one, other] = [await give(), await give()]
  const code = expect.stringMatching(/^COMP-[2-9A-Z]{8}$/)
  expect(one).toMatchObject({
    status: 201,
    body: {
      credit: { amount: 499, product_type: 'merchandise', claimed: false, order_id: null, code },
    },
  })
  expect(JSON.stringify(one.body)).not.toBe(JSON.stringify(other.body))
})

test('API-115, CRED-04, AMB-124: an unclaimed credit is replaced', async () => {
  const { id: creditId, user_id: id } = await someCredit('unclaimed')
  const body = { amount: 650, product_type: 'bag' as const }
  const { credit } = await p4.as('areaLead').ok('updateCredit', { path: { id, creditId }, body })
  expect(credit).toMatchObject({ id: creditId, ...body })
  expect(await p4.as('barista').ok('listCredits', { path: { id } })).toContainEqual(credit)
})

test('API-116, CRED-04: an unclaimed credit is deleted', async () => {
  const { id: creditId, user_id: id } = await someCredit('unclaimed')
  const path = { id, creditId }
  expect(await p4.as('areaLead').ok('deleteCredit', { path })).toEqual({ id: creditId })
  expect(await p4.as('areaLead').call('deleteCredit', { path })).toMatchObject(
    refusedWith(404, 'This credit does not exist.'),
  )
})

test('API-115, API-116, CRED-04: a credit that an order has used stays as it is', async () => {
  const { id: creditId, user_id: id, order_id } = await someCredit('claimed')
  const path = { id, creditId }
  const before = await owner.ok('listCredits', { path: { id } })
  const used = refusedWith(409, `Order ${order_id} has used this credit: it stays as it is.`)
  const body = { amount: 1, product_type: 'food' }
  expect(await owner.call('updateCredit', { path, body })).toMatchObject(used)
  expect(await owner.call('deleteCredit', { path })).toMatchObject(used)
  expect(await owner.ok('listCredits', { path: { id } })).toEqual(before)
})

test('API-115, API-116: the credit of somebody else does not exist here', async () => {
  const { id: creditId, user_id } = await someCredit('unclaimed')
  const path = { id: user_id + 1, creditId }
  const body = { amount: 1, product_type: 'food' }
  const missing = refusedWith(404, 'This credit does not exist.')
  expect(await owner.call('updateCredit', { path, body })).toMatchObject(missing)
  expect(await owner.call('deleteCredit', { path })).toMatchObject(missing)
})

test.each([
  [0, 'The amount must be at least 1.'],
  [-1, 'The amount must be at least 1.'],
  [1e12, 'The amount may be at most 2,147,483,647.'],
  [12.5, 'The amount must be a whole number.'],
  ['five', 'The amount must be a whole number.'],
])(
  'an amount of %s is refused at the field (API-114, API-115, CRED-05, AMB-221)',
  async (amount, message) => {
    const { id: creditId, user_id: id } = await someCredit('unclaimed')
    const before = await owner.ok('listCredits', { path: { id } })
    const body = { amount, product_type: 'food' }
    const refused = refusedWith(400, message, 'amount')
    expect(await owner.call('createCredit', { path: { id }, body })).toMatchObject(refused)
    expect(await owner.call('updateCredit', { path: { id, creditId }, body })).toMatchObject(
      refused,
    )
    expect(await owner.ok('listCredits', { path: { id } })).toEqual(before)
  },
)

test('API-114, CRED-06: another type than the five is refused at its field', async () => {
  const { user_id: id } = await someCredit('unclaimed')
  const body = { amount: 100, product_type: 'tea' }
  expect(await owner.call('createCredit', { path: { id }, body })).toMatchObject(
    refusedAt('product_type'),
  )
})
