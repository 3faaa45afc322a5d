import '#testing/document.ts'
import { readdirSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { hostWays } from '#mocks/otherHost/otherHost.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'
import { signIn } from '#testing/controls.ts'
import { signInFields } from '#testing/signInFields.ts'

const { open } = consoleTests()

/** What React and the console complained of. */
const complaints: string[] = []
beforeAll(() => {
  // Long lists draw the rows in the window: here all of them, from the first drawing on.
  vi.stubGlobal('innerHeight', 20_000)
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
})

/** Ids of records to open, by the name of the route parameter. A new kind of record gets a line here. */
async function recordsOf(p4: TestP4): Promise<Readonly<Record<string, readonly number[]>>> {
  const owner = p4.as('owner')
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  const staff = ids(await owner.ok('listEmployees'))
  const customer = Math.max(...staff) + 1
  return {
    productId: ids(await owner.ok('listProducts')).slice(0, 2),
    attributeId: ids(await owner.ok('listAttributes')).slice(0, 2),
    tagId: ids(await owner.ok('listTags')).slice(0, 1),
    roleId: ids(await owner.ok('listRoles')).slice(0, 1),
    permissionId: ids(await owner.ok('listPermissions')).slice(0, 1),
    employeeId: staff.slice(0, 1),
    userId: [...staff.slice(0, 1), customer],
    storeId: ids((await owner.ok('listStores')).stores).slice(0, 2),
    contentId: ids(await owner.ok('listCustomContent')).slice(0, 2),
    cardId: ids(await owner.ok('listVerticalCards')).slice(0, 2),
    promotionId: ids(await owner.ok('listPromotions')),
    orderId: await ordersOf(p4),
  }
}

/** An order of each kind: as it comes, with a refund, with a credit, and at the curb. */
async function ordersOf(p4: TestP4): Promise<number[]> {
  const query = { limit: 100 }
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 }, query })
  const kinds = [
    orders[0],
    orders.find(({ refunds }) => refunds.length > 0),
    orders.find(({ credits }) => credits.length > 0),
    orders.find(({ is_curbside }) => is_curbside),
  ]
  return kinds.flatMap((order) => order?.id ?? [])
}

/** The tabs of a screen that are not drawn before they are opened. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/users/$userId': ['?tab=credits', '?tab=ccpa'],
  '/products/$productId': ['?tab=promotions'],
  '/search': ['?q=latte'],
  '/menus': ['?menu=seasonal'],
}

/** Addresses of the signed-out, each with its heading and its fields of a sign-in. */
const signedOut = [
  ['/login', 'Welcome!', ['Email', 'Password']],
  ['/reset-password', 'Reset Password', ['Email']],
  ['/reset-password?token=t', 'New Password', ['New Password']],
] as const

/** Routes that lead to another screen, with the route of that screen. */
const leadsTo: Readonly<Record<string, string>> = {
  '/attributes/$attributeId': '/attributes/$attributeId/edit',
  '/tags/$tagId': '/tags/$tagId/edit',
  '/stores/$storeId/orders': '/stores/$storeId',
  '/users/$userId/orders': '/users/$userId',
  '/users': '/employees',
}

/** The routes of the signed-in by their files, e.g. '/stores/$storeId/holidays'. */
const routes = readdirSync('src/routes/_staff', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== '$.tsx')
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)?(index)?\.tsx$/, '')}`)
  .map((path) => path.replaceAll('_.', '/').replaceAll('.', '/').replaceAll('_/', '/'))
  .sort()

const wrong =
  /.{0,40}(Oops|could not be loaded|Not Found|Something went wrong|undefined|NaN|Invalid|\[object).{0,40}/

const filled = (path: string, name: string | undefined, id: unknown): string =>
  path.replace(`$${name}`, String(id))

test('every screen shows itself, without a field that is taken for a sign-in, at a host that differs in every way (AMB-07, AMB-87, AMB-168, AMB-176)', async () => {
  await using p4 = await startP4({ host: hostWays })
  const found: string[] = []
  const look = async (address: string, fields: readonly string[] = []) => {
    await waitFor(() => expect(document.body.textContent).not.toContain('still being read'))
    const text = wrong.exec(document.body.textContent)?.[0]
    const fillable = signInFields()
      .filter((name) => !fields.includes(name))
      .map((name) => `${name} is taken for a sign-in`)
    found.push(
      ...[text, ...fillable, ...complaints].filter(Boolean).map((one) => `${address}: ${one}`),
    )
  }
  const page = await open(p4, { as: 'signedOut', at: '/login' })
  for (const [address, heading, fields] of signedOut) {
    complaints.length = 0
    await page.open(address)
    await screen.findByRole('heading', { level: 1, name: heading })
    await look(address, fields)
  }
  await page.open('/login')
  await signIn()
  const records = await recordsOf(p4)
  const shown = new Set<string>()
  for (const path of Object.keys(page.router.routesByPath).filter(
    (one) => !/^.(login|reset-password|\$)/.test(one),
  )) {
    const [name, ...owners] = [...path.matchAll(/\$(\w+)/g)].map(([, one = '']) => one).reverse()
    const ids = name === undefined ? [''] : records[name]
    if (!ids?.length) throw new Error(`No record is known for ${path}`)
    for (const id of ids) {
      const owned = owners.reduce((one, owner) => filled(one, owner, records[owner]?.[0]), path)
      for (const tab of ['', ...(tabs[path] ?? [])]) {
        const address = filled(owned, name, id) + tab
        complaints.length = 0
        await page.open(address)
        const arrived = page.router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1')
        if (arrived === (leadsTo[path] ?? path) && document.querySelector('main h1')?.textContent)
          shown.add(path)
        await look(address)
      }
    }
  }
  expect({ found, shown: [...shown].sort() }).toEqual({ found: [], shown: routes })
}, 240_000)
