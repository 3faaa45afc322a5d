import { launch } from './bench/browser.ts'
import { measureInteraction } from './bench/interaction.ts'
import { holds, shown } from './bench/measurement.ts'
import { measureProductList } from './bench/productList.ts'

const base = 'http://127.0.0.1:4277'
const res = await fetch(base + '/p4/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'owner@p4.example', password: 'espresso' }),
})
const body: any = await res.json()
const session = { token: body.token, user: body.user ?? body }
const browser = await launch()
const what = process.argv[2]
const all = []
if (what !== 'inter') all.push(...(await measureProductList(browser, { base, session } as any)))
if (what !== 'list') all.push(...(await measureInteraction(browser, { base, session } as any)))
for (const one of all)
  console.log(
    holds(one) ? 'ok ' : 'BAD',
    one.what,
    shown(one.measured, one.unit),
    'of',
    shown(one.limit, one.unit),
    one.detail ?? one.how,
  )
await browser.close()
