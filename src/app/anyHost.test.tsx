import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/query.ts'
import { session } from '#api/session.ts'
import { p4Handlers } from '#mocks/handlers.ts'
import { type HostWay, hostWays } from '#mocks/otherHost/otherHost.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { flash } from '#ui/flash/flash.ts'
import { stubBrowser } from '#ui/testing.tsx'
import { Console } from './Console.tsx'
import { createConsoleRouter } from './router.ts'

// The server in process needs Node's own globals; the console gets jsdom's document in addition.
await vi.hoisted(async () => {
  const { builtinEnvironments } = await import('vitest/runtime')
  const { URL, FormData, Blob, File } = globalThis
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://p4.test' } })
  Object.assign(globalThis, { URL, FormData, Blob, File, scrollTo: () => {} })
})

/** Ways that change the answers of reads; all other ways change the answers of writes. */
const readingWays: HostWay[] = [
  'wrapped',
  'sparse',
  'unordered',
  'bareIds',
  'plainCustomers',
  'otherHours',
  'documentsOnly',
]

const server = setupServer()
const complaints: string[] = []

beforeAll(() => {
  stubBrowser()
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  cleanup()
  session.end()
  server.resetHandlers()
})
afterAll(() => server.close())

/** Draws the console and signs the owner in through the form. */
async function consoleAt(p4: TestP4) {
  server.use(...p4Handlers(p4))
  const client = createQueryClient(flash)
  const router = createConsoleRouter(client)
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  router.update({ ...router.options, history })
  await router.load()
  render(<Console router={router} queryClient={client} started />, {
    onCaughtError: (error) => complaints.push(String(error)),
  })
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'owner@p4.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'espresso' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('navigation', {}, { timeout: 10_000 })
  return {
    paths: Object.keys(router.routesByPath),
    async open(address: string) {
      await act(() => router.navigate({ to: address }))
      await waitFor(
        () => {
          expect(router.state.status).toBe('idle')
          expect(client.isFetching()).toBe(0)
          expect(screen.queryAllByRole('status', { name: /^Loading/ })).toEqual([])
        },
        { timeout: 20_000 },
      )
    },
  }
}

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
}

const wrong =
  /.{0,40}(Oops|could not be loaded|Not Found|Something went wrong|undefined|NaN|Invalid|\[object).{0,40}/

const filled = (path: string, name: string | undefined, id: unknown): string =>
  path.replace(`$${name}`, String(id))

/** Opens every screen and lists the faults found, by address. */
async function walk(host: readonly HostWay[]): Promise<string[]> {
  const p4 = await startP4({ host })
  try {
    const page = await consoleAt(p4)
    const records = await recordsOf(p4)
    const found: string[] = []
    for (const path of page.paths.filter((one) => !/^.(login|reset-password|\$)/.test(one))) {
      const [name, ...owners] = [...path.matchAll(/\$(\w+)/g)].map(([, one = '']) => one).reverse()
      const ids = name === undefined ? [''] : records[name]
      if (!ids?.length) throw new Error(`No record is known for ${path}`)
      for (const id of ids) {
        const owned = owners.reduce((one, owner) => filled(one, owner, records[owner]?.[0]), path)
        for (const tab of ['', ...(tabs[path] ?? [])]) {
          const address = filled(owned, name, id) + tab
          complaints.length = 0
          await page.open(address)
          const text = wrong.exec(document.body.textContent)?.[0]
          found.push(...[text, ...complaints].filter(Boolean).map((one) => `${address}: ${one}`))
        }
      }
    }
    return found
  } finally {
    await p4.release()
  }
}

test.each([...readingWays.map((way) => ({ host: [way] })), { host: hostWays }])(
  'AMB-07, AMB-168, AMB-176: every screen shows itself at a host that is $host',
  async ({ host }) => {
    expect(await walk(host)).toEqual([])
  },
  120_000,
)
