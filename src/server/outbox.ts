/**
 * An e-mail is first a row, written in the transaction that the e-mail tells of. The row is sent until the mail
 * server takes the e-mail. So no e-mail is lost when the server stops, and no e-mail tells of a rolled back change.
 */
import { eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database/database.ts'
import { mutex } from './database/mutex.ts'
import { outbox as kept } from './database/schema/session.ts'
import type { Log } from './log.ts'
import { longestSending, type Mail, type Message } from './mail.ts'

const minute = 60_000
const longestPause = 60 * minute
/** Milliseconds for which a message belongs to the server that sends it: longer than sending may take. */
const held = longestSending + minute
/** Milliseconds after which the server gives up a message that names no moment of its own. */
const useful = 30 * 24 * 60 * minute
/** Most messages that one run sends; the next run sends the following ones. */
const batch = 20

const keptMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), content: z.string() })).optional(),
})

export interface Outbox {
  /** Keeps an e-mail, which goes out by `sendDue` after the transaction. */
  post(tx: Tx, message: Message): Promise<void>
  /**
   * Sends the e-mails that are due, after a run that goes on already; several servers of one database share the
   * work.
   */
  sendDue(): Promise<void>
}

interface OutboxOptions {
  readonly mail: Mail
  readonly database: Database
  readonly clock: Clock
  readonly log?: Log
}

export function createOutbox({ mail, database, clock, log }: OutboxOptions): Outbox {
  const after = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString()
  const next = () =>
    database.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(kept)
        .where(lte(kept.next_at, after(0)))
        .orderBy(kept.next_at, kept.id)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!due) return undefined
      // The next attempt is set before sending: no other server takes the message meanwhile, and a crash
      // loses nothing.
      await tx
        .update(kept)
        .set({ attempts: due.attempts + 1, next_at: after(held) })
        .where(eq(kept.id, due.id))
      return due
    })
  const sendAll = async () => {
    await database.transaction((tx) => tx.delete(kept).where(lte(kept.useless_after, after(0))))
    for (let n = 0; n < batch; n += 1) {
      const due = await next()
      if (!due) return
      const own = eq(kept.id, due.id)
      try {
        await mail.send(keptMessage.parse(due.message))
        await database.transaction((tx) => tx.delete(kept).where(own))
      } catch (error) {
        log?.failure(error)
        const next_at = after(Math.min(longestPause, 2 ** due.attempts * minute))
        await database.transaction((tx) => tx.update(kept).set({ next_at }).where(own))
      }
    }
  }
  const alone = mutex()
  let waiting: Promise<void> | undefined
  return {
    async post(tx, { uselessAfter, ...message }) {
      await tx.insert(kept).values({
        recipient: message.to,
        message,
        next_at: after(0),
        useless_after: uselessAfter?.toISOString() ?? after(useful),
      })
    },
    sendDue() {
      // A run that has not begun yet will send what all who ask for one have posted.
      waiting ??= alone(() => {
        waiting = undefined
        return sendAll()
      })
      return waiting
    },
  }
}
