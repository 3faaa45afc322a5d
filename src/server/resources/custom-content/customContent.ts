import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { custom_content } from '../../database/schema/content.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'
import { archivedAt } from '../../sentValues.ts'
import { lockRow, recordList, recordOf } from '../records.ts'

const contentFields = sql`id, title, body, image_url, iso(created_at) as created_at,
  iso(updated_at) as updated_at, iso(archived_at) as archived_at`

export function readContent(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(
    tx,
    'custom content',
    sql`select ${contentFields} from custom_content where id = ${id}`,
  )
}

export const customContentHandlers = {
  listCustomContent: fromTables([custom_content], ({ tx }) =>
    recordList(
      tx,
      sql`select ${contentFields} from custom_content where archived_at is null
          order by updated_at, id`,
    ),
  ),

  getCustomContent: fromTables([custom_content], ({ tx, path }) => readContent(tx, path.id)),

  createCustomContent: async ({ tx, body, clock }) => {
    const now = clock.now().toISOString()
    const created = await tx
      .insert(custom_content)
      .values({
        title: body.title,
        body: body.body,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: custom_content.id })
    return readContent(tx, onlyRow(created).id)
  },

  updateCustomContent: async (call) => {
    const { title, body, image_data, image_name } = call.body
    const held = await lockRow(call.tx, custom_content, call.path.id, 'custom content')
    call.before(held)
    const archived_at = archivedAt(held.archived_at, call.body.archived_at)
    const image_url =
      image_data && (await saveImage(call, { data: image_data, filename: image_name }))
    const updated_at = call.clock.now().toISOString()
    await call.tx
      .update(custom_content)
      .set({ title, body, image_url, archived_at, updated_at })
      .where(eq(custom_content.id, held.id))
    if (image_url) await deleteUnused(call, held.image_url)
    return readContent(call.tx, held.id)
  },
} satisfies Handlers
