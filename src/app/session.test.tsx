import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/core/query.ts'
import { session } from '#api/core/session.ts'
import { loadCurrentUser, startUp } from '#api/core/startUp.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()

const { open, sent, writes, fail, use } = consoleTests()

const welcome = () => screen.findByRole('heading', { name: 'Welcome!' })
const press = (name: string) => screen.getByRole('button', { name })

test('AUTH-13, FLASH-06: the current user without id or token fails with 403 and no_current_user, unasked', async () => {
  const before = { status: 403, message: 'no_current_user' }
  await expect(loadCurrentUser()).rejects.toMatchObject(before)
  expect(session.isLoggedIn()).toBe(false)
  expect(sent).toEqual([])
})

test('AMB-06: a first visit is not greeted by that error', async () => {
  const told: unknown[] = []
  const notify = (flash: unknown) => void told.push(flash)
  await startUp(createQueryClient(notify), async () => {}, notify)
  expect(told).toEqual([])
})

test('AUTH-13: a token the server does not know ends in Login and is forgotten', async () => {
  const { user } = await p4.currentUser('owner')
  session.start('forged', user)
  await open(p4, { as: 'signedOut', at: '/products' })
  await welcome()
  expect(messages()).toEqual(['Please sign in again.'])
  expect(session.isLoggedIn()).toBe(false)
  expect(localStorage.getItem('currentUser')).toBeNull()
})

test.each([
  [{ status: 401, message: 'Please sign in again.' }, 'Please sign in again.'],
  [{ status: 500, message: 'The server is being repaired.' }, 'The server is being repaired.'],
  [{ network: 'gone' }, 'Something went wrong.'],
] as const)(
  'AMB-18, AMB-06, AUTH-13: who cannot be read at the start is told why Login is shown: %o',
  async (fault, said) => {
    fail('getUser', fault)
    await open(p4, { as: 'owner', at: '/employees' })
    await welcome()
    expect(messages()).toEqual([said])
    expect(localStorage.getItem('currentUser')).toBeNull()
    expect(sent).toHaveLength(1)
  },
)

test.each([
  ['answered', { until: Promise.resolve() }],
  ['refused', { status: 401, message: 'Please sign in again.' }],
] as const)(
  'AUTH-13, AMB-20: a start that is %s after another tab signed somebody else in keeps that session',
  async (_outcome, end) => {
    const [held, other] = [Promise.withResolvers<void>(), await p4.currentUser('barista')]
    fail('getUser', { ...end, times: 1 })
    fail('getUser', { until: held.promise, times: 1 })
    await open(p4, { as: 'owner', at: '/current-user' })
    await waitFor(() => expect(sent).toHaveLength(1))
    const stored = JSON.stringify(other)
    localStorage.setItem('currentUser', stored)
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }))
    held.resolve()
    await screen.findByRole('heading', { level: 1, name: other.user.name })
    expect(session.get().token).toBe(other.token)
    expect(messages()).toEqual([])
  },
)

test('ROUTE-04, ROUTE-03: signed out, every address of the console shows Login and reads nothing', async () => {
  const page = await open(p4, { as: 'signedOut', at: '/' })
  await welcome()
  const paths = Object.keys(page.router.routesByPath).filter(
    (path) => !['/login', '/reset-password'].includes(path),
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const address = path.replaceAll(/\$\w*/g, '1')
    await page.open(address)
    expect(page.address()).toBe(address)
    expect(screen.getByRole('heading', { name: 'Welcome!' })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  }
  expect(sent).toEqual([])
})

test('SHELL-01: the console has a screen for each of its areas', async () => {
  const page = await open(p4, { as: 'signedOut', at: '/' })
  const paths = Object.keys(page.router.routesByPath)
  // Variants, store hours, tax rates and refunds are parts of the screens of product, store and order.
  for (const area of [
    ...['/products', '/products/$productId', '/attributes', '/tags', '/surcharges'],
    ...['/employees', '/roles', '/permissions/$permissionId', '/custom-content'],
    ...['/recommendation-engine', '/recommended-products', '/stores', '/stores/$storeId'],
    ...['/users/$userId/orders/$orderId', '/reports', '/promotions', '/promotional-categories'],
    ...['/vertical-cards', '/menus', '/plu-update', '/search'],
  ])
    expect(paths).toContain(area)
})

test('AMB-18: Please sign in again. goes once somebody has signed in', async () => {
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  await screen.findByRole('heading', { level: 1 })
  p4.clock.advance({ days: 60 })
  await page.router.navigate({ to: '/employees' })
  await welcome()
  expect(messages()).toEqual(['Please sign in again.'])
  await page.user.type(screen.getByLabelText('Email'), demoAccounts.owner.email)
  await page.user.type(screen.getByLabelText('Password'), demoPassword)
  await page.user.click(press('Login'))
  await screen.findByRole('table', { name: 'Employees' })
  expect(messages()).toEqual([])
})

test('ROUTE-05, AMB-02: Reset Password is there for those who are signed in as well', async () => {
  const page = await open(p4, { as: 'barista', at: '/reset-password' })
  expect(await screen.findByRole('button', { name: 'Send Link' })).toBeDefined()
  expect(page.address()).toBe('/reset-password')
})

test('AUTH-19: Reset Password sends whatever was typed, no e-mail address too', async () => {
  const page = await open(p4, { as: 'signedOut', at: '/reset-password' })
  await page.user.type(await screen.findByLabelText('Email'), 'no address at all')
  await page.user.click(press('Send Link'))
  await screen.findByText('Password Reset Sent')
  expect(writes().map(({ body }) => body)).toEqual([{ email: 'no address at all' }])
  expect(p4.mail.sent).toEqual([])
})

test('AUTH-18, AUTH-20: Send Link is disabled while it is sent, and a failure shows its text', async () => {
  const held = Promise.withResolvers<void>()
  fail('requestPasswordReset', { status: 500, message: 'The mail server is away.' })
  fail('requestPasswordReset', { until: held.promise, times: 1 })
  const page = await open(p4, { as: 'signedOut', at: '/reset-password' })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  await page.user.type(email, demoAccounts.barista.email)
  await page.user.click(press('Send Link'))
  expect(press('Send Link')).toHaveProperty('disabled', true)
  expect(messages()).toEqual([])
  held.resolve()
  await expect.poll(messages).toEqual(['The mail server is away.'])
  expect(press('Send Link')).toHaveProperty('disabled', false)
  expect(email.value).toBe(demoAccounts.barista.email)
})

test('AMB-20: a login in a browser that blocks its storage lasts as long as the page, and says so', async () => {
  const page = await open(p4, { as: 'signedOut', at: '/login' })
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await page.user.type(await screen.findByLabelText('Email'), demoAccounts.barista.email)
  await page.user.type(screen.getByLabelText('Password'), demoPassword)
  await page.user.click(press('Login'))
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
  expect(messages()).toEqual([
    'This browser blocks its storage: you are signed in until this page is closed or loaded again.',
  ])
  blocked.mockRestore()
})

test.each([
  ['without a user', () => HttpResponse.json({ token: 'x' })],
  ['as the text OK', () => HttpResponse.text('OK')],
])(
  'AUTH-08, AMB-176: a login that is answered %s stays on Login and says that something went wrong',
  async (_answer, answer) => {
    use(http.post('*/p4/login', answer))
    const page = await open(p4, { as: 'signedOut', at: '/login' })
    await page.user.type(await screen.findByLabelText('Email'), demoAccounts.owner.email)
    await page.user.type(screen.getByLabelText('Password'), demoPassword)
    await page.user.click(press('Login'))
    await expect.poll(messages).toEqual(['Something went wrong.'])
    await page.settled()
    expect(await welcome()).toBeDefined()
    expect(page.address()).toBe('/login')
    expect(session.isLoggedIn()).toBe(false)
    expect(localStorage.getItem('currentUser')).toBeNull()
    expect(press('Login')).toHaveProperty('disabled', false)
  },
)

test('AUTH-06, AMB-08: Log out leads to Login and forgets what was read, so that the next user reads their own', async () => {
  const page = await open(p4, { as: 'owner', at: '/employees' })
  await screen.findByRole('table', { name: 'Employees' })
  await page.open('/current-user')
  await page.user.click(press('Log out'))
  await welcome()
  expect(page.address()).toBe('/login')
  expect(session.isLoggedIn()).toBe(false)
  expect(localStorage.getItem('currentUser')).toBeNull()
  await expect.poll(() => page.client.getQueryCache().getAll()).toEqual([])

  const before = sent.length
  await page.user.type(screen.getByLabelText('Email'), demoAccounts.barista.email)
  await page.user.type(screen.getByLabelText('Password'), demoPassword)
  await page.user.click(press('Login'))
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  expect(within(navigation).queryByText('Employees')).toBeNull()
  const read = sent.slice(before).map(({ address }) => address)
  expect(read).toEqual(expect.arrayContaining(['/p4/permissions', '/p4/roles']))
})

test('AMB-08, AMB-193: Log out works where the host does not know the call', async () => {
  fail('logout', { message: 'There is no such call.', status: 404 })
  const page = await open(p4, { as: 'storeLead', at: '/current-user' })
  await page.user.click(await screen.findByRole('button', { name: 'Log out' }))
  await welcome()
  expect(page.address()).toBe('/login')
  await expect.poll(() => writes().map(({ address }) => address)).toEqual(['/p4/logout'])
  expect(messages()).toEqual([])
})

test.each([
  ['/users', '/employees'],
  ['/users/5/orders', '/users/5'],
  ['/stores/7/orders', '/stores/7'],
])('AMB-14: the crumb %s leads to %s', async (crumb, screenAddress) => {
  const page = await open(p4, { as: 'owner', at: crumb })
  await screen.findByRole('heading', { level: 1 })
  expect(page.address()).toBe(screenAddress)
})
