import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { userWith } from '#mocks/userWith.ts'
import { audit_rows } from '#server/database/schema/session.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()

const { areaLead, barista } = demoAccounts

const change = (who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })

/** Sends the right code and a wrong one, each beside other members, and answers what was said to them. */
async function bothAnswers(who: Who, id: number, right: string | null, beside: object) {
  const told = async (manager_approval_code: string | null) => {
    const { status, body } = await change(who, id, { ...beside, manager_approval_code })
    return { status, body }
  }
  return { right: await told(right), wrong: await told(right === null ? 'XX9999' : 'AB12C') }
}

test('AMB-192: a hidden approval code is refused alike, be it right or wrong', async () => {
  const owner = await userWith(p4, { roles: ['owner'], approvalCode: 'AB12CD' })
  const withoutCode = await userWith(p4, { roles: ['owner'] })
  const hr = await userWith(p4, { permissions: ['roles:update'] })
  const asked: { who: Who; beside: object }[] = [
    { who: hr, beside: {} },
    { who: 'areaLead', beside: {} },
    { who: 'areaLead', beside: { role_ids: [], name: 'Other' } },
  ]
  for (const { who, beside } of asked) {
    const { right, wrong } = await bothAnswers(who, owner, 'AB12CD', beside)
    expect(right).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'manager_approval_code' }] },
    })
    expect(right).toEqual(wrong)
  }
  for (const blank of [null, ' ']) {
    const { right, wrong } = await bothAnswers('admin', withoutCode, blank, {})
    expect(right.status).toBe(403)
    expect(right).toEqual(wrong)
  }
})

test('AMB-192: ten refused tries are audited, further ones are a 429, and those with the right go on', async () => {
  const owner = await userWith(p4, { roles: ['owner'], approvalCode: 'AB12CD' })
  const guess = async (code: string) =>
    (await change('areaLead', owner, { manager_approval_code: code })).status
  for (let count = 0; count < 10; count += 1) expect(await guess(`AB12C${count}`)).toBe(403)
  expect([await guess('AB12CD'), await guess('ZZ')]).toEqual([429, 429])
  const rows = await p4.database.reads
    .select({ path: audit_rows.path, before: audit_rows.before, after: audit_rows.after })
    .from(audit_rows)
    .where(eq(audit_rows.user_id, areaLead.id))
  expect(rows).toEqual(
    Array(10).fill({
      path: { id: owner },
      before: null,
      after: { refused: ['manager_approval_code'] },
    }),
  )
  const mine = { manager_approval_code: 'MINE' }
  expect((await change('areaLead', areaLead.id, mine)).status).toBe(200)
  expect((await change('areaLead', barista.id, mine)).status).toBe(200)
  expect((await change('areaLead', owner, { name: 'Renamed' })).status).toBe(200)
  p4.clock.advance({ minutes: 16 })
  expect(await guess('AB12CD')).toBe(403)
  const stored = await p4.database.reads.execute(
    sql`select manager_approval_code as code from users where id = ${owner}`,
  )
  expect(stored.rows).toEqual([{ code: 'AB12CD' }])
})

test('AMB-192, API-06: who reads a code may send it back as it is; who does not gets a record without it', async () => {
  const id = await userWith(p4, { roles: ['owner'], approvalCode: 'AB12CD' })
  const hidden = await p4.as('areaLead').ok('getUser', { path: { id } })
  expect(hidden).not.toHaveProperty('manager_approval_code')
  expect((await change('areaLead', id, { ...hidden, name: 'Robin' })).status).toBe(200)
  const whole = await p4.as('owner').ok('getUser', { path: { id } })
  expect(whole).toMatchObject({ name: 'Robin', manager_approval_code: 'AB12CD' })
  expect(await change('owner', id, whole)).toMatchObject({ status: 200, body: whole })
  expect(await change(id, id, whole)).toMatchObject({ status: 200, body: whole })
})
