import { eq, sql } from 'drizzle-orm'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { tags } from '../../database/schema/products.ts'
import { conflict } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'
import { lockRow, recordList, recordOf } from '../records.ts'

const nameTaken = { tags_name_unique: conflict('This name belongs to another tag.', 'name') }

const tagFields = sql`id, name, image_url, is_allergen,
  iso(created_at) as created_at, iso(updated_at) as updated_at`

export function readTag(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(tx, 'tag', sql`select ${tagFields} from tags where id = ${id}`)
}

export const tagHandlers = {
  listTags: fromTables([tags], ({ tx }) =>
    recordList(tx, sql`select ${tagFields} from tags order by lower(name), id`),
  ),

  getTag: fromTables([tags], async ({ tx, path }) => readTag(tx, path.id)),

  createTag: async (call) => {
    const { name, is_allergen, image_data } = call.body
    const now = call.clock.now().toISOString()
    const image_url = image_data && (await saveImage(call, { data: image_data }))
    const insert = call.tx
      .insert(tags)
      .values({ name, is_allergen, image_url, created_at: now, updated_at: now })
      .returning({ id: tags.id })
    return readTag(call.tx, onlyRow(await orRefused(insert, nameTaken)).id)
  },

  updateTag: async (call) => {
    const { name, is_allergen = false, image_data } = call.body
    const tag = await lockRow(call.tx, tags, call.path.id, 'tag')
    call.before(tag)
    const image_url = image_data && (await saveImage(call, { data: image_data }))
    const updated_at = call.clock.now().toISOString()
    const update = call.tx
      .update(tags)
      .set({ name, is_allergen, image_url, updated_at })
      .where(eq(tags.id, tag.id))
    await orRefused(update, nameTaken)
    if (image_url) await deleteUnused(call, tag.image_url)
    return readTag(call.tx, tag.id)
  },
} satisfies Handlers
