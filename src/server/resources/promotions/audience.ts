import { sql } from 'drizzle-orm'
import { readAudience } from '#domain/audience.ts'
import { largestAudience } from '#domain/audienceUsers.ts'
import { SheetError } from '#domain/sheetRows.ts'
import { unaudited } from '../../audit.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, prepared } from '../../handlers.ts'
import { recordList } from '../recordList.ts'

async function emailsOf(file: Blob): Promise<string[]> {
  if (file.size > largestAudience) throw invalid('audience', 'A file may have at most 20 MB.')
  try {
    return await readAudience(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    throw error instanceof SheetError ? invalid('audience', error.message) : error
  }
}

export const audienceHandlers = {
  // Reads the file before the transaction opens.
  uploadPromotionAudience: prepared(async ({ body }) => {
    const emails = await emailsOf(body.audience)
    return async ({ tx, after }) => {
      after(unaudited)
      const wanted = sql`${sql.param(emails)}::text[]`
      const found = await recordList(
        tx,
        sql`select id, name, email from users
            where lower(email) = any(${wanted}) and deleted_at is null
            order by lower(name), id`,
      )
      if (found.text === '[]')
        throw invalid('audience', 'None of the e-mails in the file belongs to a user.')
      return found
    }
  }),
} satisfies Handlers
