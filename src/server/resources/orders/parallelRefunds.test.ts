import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createP4 } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { copyTestPostgres } from '#server/database/testPostgres.ts'
import { memoryFiles } from '#server/files.ts'
import { systemClock } from '#server/handlers.ts'
import { memoryMail } from '#server/mail.ts'
import { startSession } from '#server/session.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

const refusal = z.object({ status: z.number(), message: z.string() })

describe.runIf(url)('fifty refunds of one order at once on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyTestPostgres>>
  let database: Database
  beforeAll(async () => {
    copy = await copyTestPostgres(url, 'p4_refunds_test')
    database = await openDatabase({ url: copy.url })
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await copy.drop()
  })

  const found = async (statement: string) => (await database.reads.execute(statement)).rows

  test('PLUS-10, API-110: exactly one wins, the others are told why, and one receipt goes out', async () => {
    const mail = memoryMail()
    const p4 = createP4({
      ...{ database, mail, clock: systemClock, files: memoryFiles() },
      publicUrl: 'http://p4.test',
    })
    const token = await database.transaction((tx) => startSession(tx, 1, systemClock))
    const [order] = await found(`select o.id, o.total from orders o
      join transactions t on t.order_id = o.id and t.state = 'captured'
      join users u on u.id = o.user_id and u.email is not null
      where not exists (select 1 from refunds r where r.order_id = o.id) and o.total > 0
      order by o.id limit 1`)
    const products = await found(`select id from order_products where order_id = ${order?.id}`)
    const body = JSON.stringify({
      order_product_ids: products.map(({ id }) => id),
      reason_id: 1,
    })
    const send = () =>
      p4.fetch(
        new Request(`http://p4.test/p4/orders/${order?.id}/refund`, {
          ...{
            method: 'POST',
            body,
            headers: { authorization: `P4 ${token}`, 'content-type': 'application/json' },
          },
        }),
      )
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    await p4.settled()
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(49).fill(409)])
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(refusal.parse(await answer.json()).message).toContain('was refunded already')
    expect(await found(`select amount from refunds where order_id = ${order?.id}`)).toEqual([
      { amount: order?.total },
    ])
    const moved = `select amount from transactions where order_id = ${order?.id} and state = 'refunded'`
    expect(await found(moved)).toEqual([{ amount: order?.total }])
    expect(mail.sent).toHaveLength(1)
  }, 60_000)
})
