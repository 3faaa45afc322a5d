/** Only active cards are ordered. */
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { sortOrderAfter } from '#domain/ordering.ts'
import { jsonText, onlyRow, type Tx } from '../../database/database.ts'
import { vertical_cards } from '../../database/schema/content.ts'
import { invalid, notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'
import { archivedAt } from '../../sentValues.ts'
import { lockList, resolveClash, savePositions } from '../positions.ts'
import { lockRow, recordOf } from '../records.ts'

const list = 'vertical_cards'

const cardFields = sql`id, title, sort_order, iso(created_at) as created_at,
  iso(updated_at) as updated_at, iso(archived_at) as archived_at, body, type, url_title, url, image_url`

const listJson = sql`(select coalesce(json_agg(card), '[]') from (
  select ${cardFields} from vertical_cards where archived_at is null order by sort_order, id) card)`

export function readCard(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(
    tx,
    'vertical card',
    sql`select ${cardFields} from vertical_cards where id = ${id}`,
  )
}

export const verticalCardHandlers = {
  listVerticalCards: fromTables(
    [vertical_cards],
    async ({ tx }) => new JsonText(await jsonText(tx, sql`select ${listJson}::text`)),
  ),

  getVerticalCard: fromTables([vertical_cards], ({ tx, path }) => readCard(tx, path.id)),

  createVerticalCard: async ({ tx, body, clock }) => {
    const now = clock.now().toISOString()
    await lockList(tx, list)
    const created = await tx
      .insert(vertical_cards)
      .values({
        title: body.title,
        sort_order: sortOrderAfter(await positions(tx)),
        created_at: now,
        updated_at: now,
      })
      .returning({ id: vertical_cards.id })
    const { id } = onlyRow(created)
    // The highest number may be taken.
    await resolveClash(tx, vertical_cards, await positions(tx))
    return readCard(tx, id)
  },

  updateVerticalCard: async (call) => {
    const { tx, body, path } = call
    const { image_data, image_name, ...changed } = body
    if (changed.sort_order !== undefined) await lockList(tx, list)
    const held = await lockRow(tx, vertical_cards, path.id, 'vertical card')
    call.before(held)
    const archived_at = archivedAt(held.archived_at, body.archived_at)
    const image_url =
      image_data && (await saveImage(call, { data: image_data, filename: image_name }))
    const updated_at = call.clock.now().toISOString()
    await tx
      .update(vertical_cards)
      .set({ ...changed, archived_at, image_url, updated_at })
      .where(eq(vertical_cards.id, held.id))
    if (changed.sort_order !== undefined)
      await resolveClash(tx, vertical_cards, await positions(tx), held.id)
    if (image_url) await deleteUnused(call, held.image_url)
    return readCard(tx, held.id)
  },

  sortVerticalCards: async ({ tx, body, before, clock }) => {
    await lockList(tx, list)
    const held = await tx
      .select({ id: vertical_cards.id, sort_order: vertical_cards.sort_order })
      .from(vertical_cards)
      .orderBy(asc(vertical_cards.id))
      .for('update')
    before(held)
    const open = new Map(held.map(({ id, sort_order }) => [id, sort_order]))
    const moved: number[] = []
    for (const [index, { id, sort_order }] of body.cards.entries()) {
      const former = open.get(id)
      if (former === undefined) {
        if (!held.some((row) => row.id === id)) throw notFound('vertical card')
        throw invalid(`cards.${index}.id`, 'This card is listed twice.')
      }
      if (former !== sort_order) moved.push(id)
      open.delete(id)
    }
    await savePositions(tx, vertical_cards, body.cards)
    await resolveClash(tx, vertical_cards, await positions(tx))
    if (moved.length > 0)
      await tx
        .update(vertical_cards)
        .set({ updated_at: clock.now().toISOString() })
        .where(sql`${vertical_cards.id} = any(${sql.param(moved)}::integer[])`)
    return new JsonText(
      await jsonText(tx, sql`select json_build_object('cards', ${listJson})::text`),
    )
  },
} satisfies Handlers

/** Lock the list first. */
function positions(tx: Tx) {
  return tx
    .select({ id: vertical_cards.id, sort_order: vertical_cards.sort_order })
    .from(vertical_cards)
    .where(isNull(vertical_cards.archived_at))
}
