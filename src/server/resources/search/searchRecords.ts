import { type SQL, sql } from 'drizzle-orm'
import type { Typed } from './searchTyped.ts'

/** Archived products last. */
export function productMatches(typed: Typed): SQL {
  return matches(
    'product',
    typed,
    sql`select id, name, square_sku as other, null as more, square_sku as detail, image_url,
          (archived_at is not null)::integer as place, false as called
        from products`,
  )
}

export function storeMatches(typed: Typed): SQL {
  return matches(
    'store',
    typed,
    sql`select id, name, city as other, address as more,
          nullif(concat_ws(', ', nullif(address, ''), nullif(city, '')), '') as detail, image_url,
          0 as place, ${hasNumber(typed, sql`phone`)} as called
        from stores where archived_at is null`,
  )
}

export function userMatches(typed: Typed): SQL {
  return matches(
    'user',
    typed,
    sql`select id, name, email as other, null as more, email as detail, photo_url as image_url,
          0 as place, ${hasNumber(typed, sql`phone_number`)} as called
        from users where deleted_at is null`,
  )
}

function hasNumber({ phone }: Typed, column: SQL): SQL {
  if (phone === null) return sql`false`
  return sql`position(${phone} in regexp_replace(${column}, '[^0-9]', '', 'g')) > 0`
}

/**
 * Rank: 0 exact, 1 name prefix, 2 other prefix, 3 word of the name, 4 elsewhere. `offset 0` prevents
 * inlining.
 */
function matches(type: string, typed: Typed, source: SQL): SQL {
  const text = sql`${typed.text}::text`
  const everyWord = sql.join(
    typed.words.map((word) => sql`position(${word} in found_in) > 0`),
    sql` and `,
  )
  return sql`
    select ${sql.raw(`'${type}'`)} as type, id, name, null::integer as user_id, detail, image_url,
      case
        when folded_name = ${text} or folded_other = ${text} then 0
        when starts_with(folded_name, ${text}) then 1
        when starts_with(folded_other, ${text}) then 2
        when position(' ' || ${text} in folded_name) > 0 then 3
        else 4 end as rank,
      place, null::timestamptz as moment, folded_name
    from (
      select *, fold_text(name) as folded_name, fold_text(other) as folded_other
      from (
        select *, fold_text(concat_ws(' ', name, other, more)) as found_in
        from (${source}) given offset 0) given
      where called or (${everyWord}) offset 0) given`
}
