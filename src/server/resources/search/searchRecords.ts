import { type SQL, sql } from 'drizzle-orm'
import type { Typed } from './searchTyped.ts'

/** Products by name and SKU; archived products come last. */
export function productMatches(typed: Typed): SQL {
  return matches(
    'product',
    typed,
    sql`select id, name, square_sku as other, null as more, square_sku as detail, image_url,
          (archived_at is not null)::integer as place, false as called
        from products`,
  )
}

/** Stores by name, city and address. */
export function storeMatches(typed: Typed): SQL {
  return matches(
    'store',
    typed,
    sql`select id, name, city as other, address as more,
          nullif(concat_ws(', ', nullif(address, ''), nullif(city, '')), '') as detail, image_url,
          0 as place, false as called
        from stores where archived_at is null`,
  )
}

/** Customers and employees by name, e-mail and phone number. */
export function userMatches(typed: Typed): SQL {
  const called = typed.phone
    ? sql`position(${typed.phone} in regexp_replace(phone_number, '[^0-9]', '', 'g')) > 0`
    : sql`false`
  return matches(
    'user',
    typed,
    sql`select id, name, email as other, null as more, email as detail, photo_url as image_url,
          0 as place, ${called} as called
        from users where deleted_at is null`,
  )
}

/**
 * The rows of a source that contain every typed word, or that have the typed number. A smaller rank is a
 * better match: 0 where the name or the other identifying field equals the text, 1 where the name begins with
 * the text, 2 where the other field does, 3 where a word of the name does, 4 elsewhere. `position` and
 * `starts_with` take % and _ literally. `offset 0` keeps PostgreSQL from lowering the same text for every
 * comparison, which is most of a search's time.
 */
function matches(type: string, typed: Typed, source: SQL): SQL {
  const text = sql`lower(${typed.text})`
  const everyWord = sql.join(
    typed.words.map((word) => sql`position(lower(${word}) in low_all) > 0`),
    sql` and `,
  )
  return sql`
    select ${sql.raw(`'${type}'`)} as type, id, name, null::integer as user_id, detail, image_url,
      case
        when low_name = ${text} or low_other = ${text} then 0
        when starts_with(low_name, ${text}) then 1
        when starts_with(low_other, ${text}) then 2
        when position(' ' || ${text} in low_name) > 0 then 3
        else 4 end as rank,
      place, null::timestamptz as moment, low_name
    from (
      select *, lower(name) as low_name, lower(other) as low_other
      from (
        select *, lower(concat_ws(' ', name, other, more)) as low_all
        from (${source}) given offset 0) given
      where called or (${everyWord}) offset 0) given`
}
