import { sql } from 'drizzle-orm'
import { largestAudience } from '#domain/promotions/audience.ts'
import { unaudited } from '../../audit.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, prepared } from '../../handlers.ts'
import { readAudienceFile } from '../../readFile.ts'
import { recordList } from '../records.ts'

export const audienceHandlers = {
  // The file is read before the transaction opens.
  uploadPromotionAudience: prepared(async ({ body: { audience }, log }) => {
    if (audience.size > largestAudience) throw invalid('audience', 'A file may have at most 20 MB.')
    const emails = await readAudienceFile({ file: audience, field: 'audience', log })
    return async ({ tx, after }) => {
      after(unaudited)
      const emailList = sql`${sql.param(emails)}::text[]`
      const found = await recordList(
        tx,
        sql`select id, name, email from users
            where lower(email) = any(${emailList}) and deleted_at is null
            order by lower(name), id`,
      )
      if (found.text === '[]')
        throw invalid('audience', 'None of the e-mails in the file belongs to a user.')
      return found
    }
  }),
} satisfies Handlers
