import { sql } from 'drizzle-orm'
import { jsonText } from '../../database/database.ts'
import { netsuite_accounts } from '../../database/schema/products.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'

export const netsuiteHandlers = {
  listNetsuiteAccounts: fromTables([netsuite_accounts], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(account), '[]')::text from (
            select external_id as "externalId", defintion from netsuite_accounts
            order by external_id) account`,
    )
    return new JsonText(text)
  }),
} satisfies Handlers
