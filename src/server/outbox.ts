/** Transactional outbox: an e-mail is a row until the mail server accepts or refuses it. */
import { eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from './database/database.ts'
import { outbox as outboxTable } from './database/schema/session.ts'
import type { Clock } from './handlers.ts'
import type { Log } from './log.ts'
import { type Mail, type Message, sendTimeoutMs } from './mail.ts'
import { mutex } from './work.ts'

const minuteMs = 60_000
const maxRetryDelayMs = 60 * minuteMs
// No second server sends it meanwhile.
const leaseMs = sendTimeoutMs + minuteMs
const defaultLifetimeMs = 30 * 24 * 60 * minuteMs
const maxMessagesPerRun = 20

const messageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), content: z.string() })).optional(),
})

export interface Outbox {
  /** Call `sendDue` after the commit. */
  post(tx: Tx, message: Message): Promise<void>
  /** Several servers share the work. */
  sendDue(): Promise<void>
}

interface OutboxOptions {
  readonly mail: Mail
  readonly database: Database
  readonly clock: Clock
  readonly log?: Log
}

const smtpRefusal = z.object({
  responseCode: z.number().min(500).max(599),
  command: z.enum(['RCPT TO', 'DATA']).optional(),
  response: z.string().optional(),
})

/**
 * Whether the mail server will never take the e-mail, because of its recipient or content. A refused sign-in, sender
 * or relay (5.7) is a wrong setting of this server: the e-mail waits until it is mended.
 */
function isRefused(error: unknown): boolean {
  const { data } = smtpRefusal.safeParse(error)
  return data !== undefined && !/^5\d\d[ -]5\.7\./.test(data.response ?? '')
}

export function createOutbox({ mail, database, clock, log }: OutboxOptions): Outbox {
  const after = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString()
  const next = () =>
    database.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(outboxTable)
        .where(lte(outboxTable.next_at, after(0)))
        .orderBy(outboxTable.next_at, outboxTable.id)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!due) return undefined
      // Before sending: a crash loses nothing.
      await tx
        .update(outboxTable)
        .set({ attempts: due.attempts + 1, next_at: after(leaseMs) })
        .where(eq(outboxTable.id, due.id))
      return due
    })
  const sendAll = async () => {
    await database.transaction((tx) =>
      tx.delete(outboxTable).where(lte(outboxTable.useless_after, after(0))),
    )
    for (let n = 0; n < maxMessagesPerRun; n += 1) {
      const due = await next()
      if (!due) return
      const own = eq(outboxTable.id, due.id)
      try {
        await mail.send(messageSchema.parse(due.message))
        await database.transaction((tx) => tx.delete(outboxTable).where(own))
      } catch (error) {
        log?.failure(error, { event: 'e-mail', id: due.id, attempt: due.attempts + 1 })
        if (isRefused(error)) {
          await database.transaction((tx) => tx.delete(outboxTable).where(own))
          continue
        }
        const next_at = after(Math.min(maxRetryDelayMs, 2 ** due.attempts * minuteMs))
        await database.transaction((tx) => tx.update(outboxTable).set({ next_at }).where(own))
      }
    }
  }
  const alone = mutex()
  let pendingRun: Promise<void> | undefined
  return {
    async post(tx, { uselessAfter, ...message }) {
      await tx.insert(outboxTable).values({
        recipient: message.to,
        message,
        next_at: after(0),
        useless_after: uselessAfter?.toISOString() ?? after(defaultLifetimeMs),
      })
    },
    sendDue() {
      // A pending run includes rows posted until it starts.
      pendingRun ??= alone(() => {
        pendingRun = undefined
        return sendAll()
      })
      return pendingRun
    },
  }
}
