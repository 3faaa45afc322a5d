/** Keeps e-mails that the mail server did not accept in the database, and sends them again. */
import { eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { outbox } from './database/schema/session.ts'
import type { Log } from './log.ts'
import type { Mail, Message } from './mail.ts'

const minute = 60_000
const longestPause = 60 * minute
/** Milliseconds after which a message without an end of its own is no longer sent. */
const useful = 24 * 60 * minute
/** Most messages that one run sends; the next run sends the following ones. */
const batch = 20

const keptMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), content: z.string() })).optional(),
})

export interface KeptMail extends Mail {
  /** Sends the messages that are due; several servers of one database share the work. */
  sendAgain(): Promise<void>
}

export interface KeptMailOptions {
  readonly mail: Mail
  readonly database: Database
  readonly clock: Clock
  readonly log?: Log
}

/** The same mail, except that a message that cannot be sent is kept and `sendAgain` sends it. */
export function keptMail({ mail, database, clock, log }: KeptMailOptions): KeptMail {
  const after = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString()
  const keep = async (message: Message) => {
    const { uselessAfter, ...kept } = message
    await database.transaction((tx) =>
      tx.insert(outbox).values({
        ...{ recipient: message.to, message: kept, next_at: after(minute) },
        useless_after: uselessAfter?.toISOString() ?? after(useful),
      }),
    )
  }
  const next = () =>
    database.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(outbox)
        .where(lte(outbox.next_at, after(0)))
        .orderBy(outbox.next_at)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!due) return undefined
      // The next attempt is set before sending: no other server takes the message meanwhile, and a crash
      // loses nothing.
      const pause = Math.min(longestPause, 2 ** due.attempts * minute)
      await tx
        .update(outbox)
        .set({ attempts: due.attempts + 1, next_at: after(pause) })
        .where(eq(outbox.id, due.id))
      return due
    })
  return {
    async send(message) {
      try {
        await mail.send(message)
      } catch (error) {
        log?.failure(error)
        await keep(message)
      }
    },
    async sendAgain() {
      await database.transaction((tx) =>
        tx.delete(outbox).where(lte(outbox.useless_after, after(0))),
      )
      for (let n = 0; n < batch; n += 1) {
        const due = await next()
        if (!due) return
        try {
          await mail.send(keptMessage.parse(due.message))
          await database.transaction((tx) => tx.delete(outbox).where(eq(outbox.id, due.id)))
        } catch (error) {
          log?.failure(error)
        }
      }
    },
  }
}
