import { sql } from 'drizzle-orm'
import { addons } from '../../database/schema/products.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { recordList } from '../records.ts'

export const addonHandlers = {
  listAddons: fromTables([addons], ({ tx }) =>
    recordList(tx, sql`select id, name, icon_image_url from addons order by lower(name), id`),
  ),
} satisfies Handlers
