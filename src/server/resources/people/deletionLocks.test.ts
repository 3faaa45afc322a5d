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
const customer = z.object({ id: z.number(), email: z.string(), order_id: z.number() })

describe.runIf(url)(
  'a privacy deletion beside refunds and receipts of the same customer on PostgreSQL',
  () => {
    let copy: Awaited<ReturnType<typeof copyTestPostgres>>
    let database: Database
    beforeAll(async () => {
      copy = await copyTestPostgres(url, 'p4_deletion_test')
      database = await openDatabase({ url: copy.url })
    }, 120_000)
    afterAll(async () => {
      await database.close()
      await copy.drop()
    })

    test('API-07: whatever order they run in, no e-mail is left and nothing fails', async () => {
      const p4 = createP4({
        database,
        // Nothing is sent: an e-mail under way stays in the database.
        mail: { ...memoryMail(), send: () => Promise.reject(new Error('away')) },
        clock: systemClock,
        files: memoryFiles(),
        publicUrl: 'http://p4.test',
      })
      const token = await database.transaction((tx) => startSession(tx, 1, systemClock))
      const found = await database.reads.execute(`select u.id, u.email, min(o.id) as order_id
      from users u join orders o on o.user_id = u.id and o.status in ('paid', 'assigned')
      where u.email is not null and u.id > 100 group by u.id, u.email order by u.id limit 10`)
      const customers = z.array(customer).parse(found.rows)
      expect(customers).toHaveLength(10)
      const send = (method: string, path: string, body: object) =>
        p4.fetch(
          new Request(`http://p4.test/p4${path}`, {
            method,
            body: JSON.stringify(body),
            headers: { authorization: `P4 ${token}`, 'content-type': 'application/json' },
          }),
        )
      for (const { id, email, order_id } of customers) {
        const answers = await Promise.all([
          ...Array.from({ length: 6 }, () => send('POST', `/orders/${order_id}/resendReceipt`, {})),
          send('DELETE', `/users/${id}`, { email }),
          send('POST', `/users/${id}/credits`, { amount: 100, product_type: 'food' }),
        ])
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        const left = await database.reads.execute(`select
        (select count(*)::integer from outbox where recipient = '${email}') as emails,
        (select count(*)::integer from credits where user_id = ${id} and order_id is null) as credits`)
        expect(left.rows).toEqual([{ emails: 0, credits: 0 }])
      }
      await p4.settled()
    })
  },
)
