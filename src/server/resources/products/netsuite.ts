import { sql } from 'drizzle-orm'
import { netsuite_accounts } from '../../database/schema/products.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { recordList } from '../records.ts'

export const netsuiteHandlers = {
  listNetsuiteAccounts: fromTables([netsuite_accounts], ({ tx }) =>
    recordList(
      tx,
      sql`select external_id as "externalId", defintion from netsuite_accounts
        order by external_id`,
    ),
  ),
} satisfies Handlers
