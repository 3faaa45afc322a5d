import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#server/database/database.ts'
import type { TestP4 } from './p4.ts'

/** Exactly these attributes, in this order. */
export async function productsWith(p4: TestP4, ...attributeNames: string[]): Promise<number[]> {
  const found = await rows(
    p4.database.reads,
    sql`select p.id from products p
        left join product_attributes pa on pa.product_id = p.id
        left join attributes a on a.id = pa.attribute_id
        group by p.id
        having coalesce(string_agg(a.name, ',' order by pa.sort_order), '') = ${attributeNames.join(',')}
        order by p.id`,
    z.object({ id: z.number() }),
  )
  return found.map((product) => product.id)
}

export async function productWith(p4: TestP4, ...attributeNames: string[]): Promise<number> {
  const [id] = await productsWith(p4, ...attributeNames)
  if (id === undefined) throw new Error(`No product has the attributes ${attributeNames}`)
  return id
}
