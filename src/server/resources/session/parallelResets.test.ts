import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createP4 } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { copyTestPostgres } from '#server/database/testPostgres.ts'
import { memoryFiles } from '#server/files.ts'
import { systemClock } from '#server/handlers.ts'
import { memoryMail } from '#server/mail.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(url)('forty requests for a link at once on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyTestPostgres>>
  let database: Database
  beforeAll(async () => {
    copy = await copyTestPostgres(url, 'p4_resets_test')
    database = await openDatabase({ url: copy.url })
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await copy.drop()
  })

  test('AMB-03: three links are sent', async () => {
    const mail = memoryMail()
    const p4 = createP4({
      ...{ database, mail, clock: systemClock, files: memoryFiles() },
      publicUrl: 'http://p4.test',
    })
    const body = JSON.stringify({ email: demoAccounts.barista.email })
    const send = () =>
      p4.fetch(
        new Request('http://p4.test/p4/passwordReset', {
          ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
        }),
      )
    const answers = await Promise.all(Array.from({ length: 40 }, send))
    await p4.settled()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(mail.sent).toHaveLength(3)
  }, 60_000)
})
