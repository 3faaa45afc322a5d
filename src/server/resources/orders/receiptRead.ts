import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { orderFields } from './orderRecord.ts'

const amount = z.object({ name: z.string(), amount: z.number() })

const receipt = z.object({
  id: z.number(),
  status: z.string(),
  total: z.number(),
  subtotal: z.number(),
  tip_amount: z.number(),
  tax: z.record(z.string(), z.number()),
  name: z.string().nullable(),
  email: z.string().nullable(),
  placement_time: z.string(),
  store: z.object({
    name: z.string(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    time_zone: z.string(),
  }),
  products: z.record(
    z.string(),
    z.object({
      name: z.string(),
      variant: z.string().nullable(),
      special_instructions: z.string().nullable(),
      subtotal: z.number(),
      price: z.number(),
      tax_amount: z.number(),
    }),
  ),
  promotions: z.array(amount),
  credits: z.array(z.object({ amount: z.number() })),
  transactions: z.array(z.object({ state: z.string() })),
  refunds: z.array(
    z.object({
      id: z.number(),
      created_at: z.string(),
      amount: z.number(),
      reason: z.string(),
      products: z.array(z.object({ order_product_id: z.number(), name: z.string() })),
    }),
  ),
})

export type ReceiptOrder = z.infer<typeof receipt>

export async function readReceipt(tx: Tx, id: number): Promise<ReceiptOrder | undefined> {
  const [found] = await rows(
    tx,
    sql`select ${orderFields},
          (select email from users where id = o.user_id and deleted_at is null) as email,
          (select json_build_object('name', s.name, 'address', s.address, 'city', s.city,
            'state', s.state, 'postal_code', s.postal_code, 'time_zone', s.time_zone)
            from stores s where s.id = o.store_id) as store
        from orders o where o.id = ${id}`,
    receipt,
  )
  return found
}
