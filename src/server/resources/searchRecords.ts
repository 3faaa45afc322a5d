import { type SQL, sql } from 'drizzle-orm'
import type { Typed } from './searchTyped.ts'

/**
 * How well a name and what else identifies a record match, smaller is better: 0 the same, 1 the name
 * begins with it, 2 the other one does, 3 a word of the name does, 4 anywhere. `position` and
 * `starts_with` take what was typed literally, % and _ too.
 */
function rank(typed: Typed, name: SQL, other: SQL): SQL {
  const text = sql`lower(${typed.text})`
  return sql`case
    when lower(${name}) = ${text} or lower(${other}) = ${text} then 0
    when starts_with(lower(${name}), ${text}) then 1
    when starts_with(lower(${other}), ${text}) then 2
    when position(' ' || ${text} in lower(${name})) > 0 then 3
    else 4 end`
}

/** Every word is somewhere in the text. */
function contains(typed: Typed, text: SQL): SQL {
  return sql.join(
    typed.words.map((word) => sql`position(lower(${word}) in lower(${text})) > 0`),
    sql` and `,
  )
}

/** Products by name and SKU; archived ones after the others. */
export function productMatches(typed: Typed): SQL {
  return sql`select 'product' as type, id, name, null::integer as user_id, square_sku as detail,
      image_url, ${rank(typed, sql`name`, sql`square_sku`)} as rank,
      (archived_at is not null)::integer as place, null::timestamptz as moment
    from products where ${contains(typed, sql`name || ' ' || square_sku`)}`
}

/** Stores by name, city and address. */
export function storeMatches(typed: Typed): SQL {
  const address = sql`concat_ws(', ', nullif(address, ''), nullif(city, ''))`
  return sql`select 'store', id, name, null::integer, nullif(${address}, ''),
      image_url, ${rank(typed, sql`name`, sql`coalesce(city, '')`)} as rank, 0 as place,
      null::timestamptz as moment, 'store' as type
    from stores where archived_at is null
      and ${contains(typed, sql`concat_ws(' ', name, address, city)`)}`
}
