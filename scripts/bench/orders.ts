import { Client } from 'pg'
import type { Measurement } from './measurement.ts'
import type { BenchServer } from './server.ts'
import { timed } from './timed.ts'

const many = 200_000
const size = 25

export async function measureOrders(server: BenchServer): Promise<Measurement[]> {
  if (!server.databaseUrl) return []
  await placeOrders(server.databaseUrl)
  const headers = { authorization: `P4 ${server.session.token}`, accept: 'application/json' }
  const read = async (offset: number): Promise<unknown> => {
    const address = `${server.base}/p4/stores/1/orders?limit=${size}&offset=${offset}`
    const answer = await fetch(address, { headers })
    if (!answer.ok) throw new Error(`A page of orders answered ${answer.status}.`)
    return answer.json()
  }
  const offsets = { first: 0, middle: many / 2, last: many - size }
  const times: [string, number][] = []
  for (const [page, offset] of Object.entries(offsets))
    times.push([page, await timed(() => read(offset))])
  return [
    {
      what: `A page of ${many.toLocaleString('en')} orders of one store`,
      how: 'GET /p4/stores/1/orders, the slowest of first, middle and last page',
      measured: Math.max(...times.map(([, time]) => time)),
      limit: 50,
      unit: 'ms',
      detail: times.map(([page, time]) => `${page} ${time.toFixed(0)} ms`).join(', '),
    },
  ]
}

async function placeOrders(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into orders (status, total, subtotal, store_id, user_id, placement_time)
       select 'paid', 500, 500, 1, 1 + n % 1000, now() - n * interval '5 minutes'
       from generate_series(1, $1) n`,
      [many],
    )
    await client.query(
      `insert into order_products (order_id, product_id, name, subtotal, price)
       select id, 1, 'Flat White', 500, 500 from orders where store_id = 1`,
    )
    // Autovacuum would do this within a minute.
    await client.query('vacuum analyze orders, order_products')
  } finally {
    await client.end()
  }
}
