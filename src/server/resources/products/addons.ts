import { sql } from 'drizzle-orm'
import { jsonText } from '../../database/database.ts'
import { addons } from '../../database/schema/products.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'

export const addonHandlers = {
  listAddons: fromTables([addons], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(addon), '[]')::text from (
            select id, name, icon_image_url from addons order by lower(name), id) addon`,
    )
    return new JsonText(text)
  }),
} satisfies Handlers
