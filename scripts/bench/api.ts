import { Client } from 'pg'
import type { Measurement } from './measurement.ts'
import type { BenchServer } from './server.ts'
import { timed } from './timed.ts'

export async function measureApi(server: BenchServer): Promise<Measurement[]> {
  const headers = {
    authorization: `P4 ${server.session.token}`,
    accept: 'application/json',
    'accept-encoding': 'identity',
  }
  const address = `${server.base}/p4/products`
  const first = await fetch(address, { headers })
  const products: unknown[] = JSON.parse(await first.text())
  const etag = first.headers.get('etag') ?? ''
  const full = await timed(async () => {
    await (await fetch(address, { headers })).text()
  })
  const unchanged = await timed(async () => {
    const response = await fetch(address, { headers: { ...headers, 'if-none-match': etag } })
    await response.arrayBuffer()
    if (response.status !== 304) throw new Error(`An unchanged list answered ${response.status}.`)
  })
  const measurements: Measurement[] = [
    {
      what: 'Unchanged list of products',
      how: 'answered with 304 and no body',
      measured: unchanged,
      limit: full / 2,
      unit: 'ms',
      detail: 'the limit is half of the full answer',
    },
  ]
  if (server.databaseUrl) {
    const plain = await timeOfPostgres(server.databaseUrl, products.length)
    measurements.push({
      what: `GET /p4/products with ${products.length.toLocaleString('en')} rows`,
      how: 'beside PostgreSQL building the same JSON',
      measured: full / plain,
      limit: 2,
      unit: 'times',
      detail: `${full.toFixed(0)} ms, PostgreSQL alone ${plain.toFixed(0)} ms`,
    })
  }
  return measurements
}

async function timeOfPostgres(url: string, expected: number): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const statement = `select json_agg(row_to_json(row))::text as list, count(*)::int as count from (
      select id, product_type, name, square_sku, price, image_url, foreground_color, background_color,
        inventory_control, on_default_menu, is_seasonal, archived_at, archived_at is not null as archived
      from products where archived_at is null order by id) as row`
    const { rows } = await client.query<{ count: number }>(statement)
    if (rows[0]?.count !== expected)
      throw new Error('PostgreSQL counts other products than the API.')
    return await timed(() => client.query(statement))
  } finally {
    await client.end()
  }
}
