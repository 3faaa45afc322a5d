import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'

test('signing in keeps user and token and leads to Search (AUTH-01, AUTH-02, AUTH-03, AUTH-04, AUTH-11, AUTH-12, ROUTE-01, API-01)', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Email').fill(demoAccounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  const calls = page.waitForRequest((request) => request.url().endsWith('/p4/permissions'))
  await page.getByRole('button', { name: 'Login' }).click()
  expect((await calls).headers().authorization).toMatch(/^P4 \S{40,}$/)
  await expect(page).toHaveURL('/')
  await expect(page.getByPlaceholder('Search P4')).toBeVisible()
  const kept = await page.evaluate(() => Object.entries(localStorage))
  expect(kept).toHaveLength(1)
  expect(kept[0]?.[0]).toBe('currentUser')
  expect(JSON.parse(kept[0]?.[1] ?? '')).toMatchObject({
    user: { id: demoAccounts.owner.id },
    token: expect.any(String),
  })
})

test('AMB-20: a browser that blocks its storage signs in, until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoAccounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByPlaceholder('Search P4')).toBeVisible()
  await page.getByRole('link', { name: 'Employees' }).click()
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible()
})

test('a refused login shows its text, at the top centre, until it is closed and keeps what was typed (AUTH-08, FLASH-03, FLASH-04, SHELL-34, SHELL-37)', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoAccounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(/Wrong email or password\./)
  await expect(alert).not.toContainText('wrong_credentials')
  const { x = 0, y = 0, width = 0 } = (await alert.boundingBox()) ?? {}
  expect(Math.abs(x + width / 2 - 1280 / 2)).toBeLessThan(1)
  expect(y).toBeLessThan(40)
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.owner.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong')
  await alert.getByRole('button').click()
  await expect(alert).toBeHidden()
})

test('AUTH-04, AMB-176, PLUS-11: nothing is sent while the code that reads its answer is not there', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/p4/') && calls.push(request.url()))
  await page.route(/\/assets\/staff-.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoAccounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The console was updated and this page loaded again.')).toBeVisible()
  expect(calls).toEqual([])
})

/** Holds the console's program back until `arrive` is called. */
async function withoutProgram(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return { arrive: resolve }
}

test('AUTH-01, AUTH-04: what is typed and pressed before the program is there is taken over', async ({
  page,
}) => {
  const program = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(demoAccounts.owner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  const call = page.waitForRequest(/\/p4\/login$/)
  program.arrive()
  expect((await call).postDataJSON()).toEqual({
    email: demoAccounts.owner.email,
    password: demoPassword,
  })
  await expect(page.getByPlaceholder('Search P4')).toBeVisible()
})

test('AUTH-01: who is typing while the program comes goes on typing in the same field', async ({
  page,
}) => {
  const program = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@p4.example')
  await page.getByLabel('Password', { exact: true }).pressSequentially('half a ')
  const before = await page.getByRole('form', { name: 'Login' }).elementHandle()
  program.arrive()
  // The program replaces the form of the page by its own.
  await page.waitForFunction((form) => form !== null && !form.isConnected, before)
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@p4.example')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('word')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a word')
})

test('AUTH-05: somebody signed in sees no form on the way', async ({ page, signIn }) => {
  await signIn('barista')
  const program = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('form', { name: 'Login', includeHidden: true })).toBeAttached()
  await expect(page.getByLabel('Email')).toBeHidden()
  program.arrive()
  await expect(page).toHaveURL('/home')
})

test('AUTH-05: somebody signed in who opens /login is led to /home', async ({ page, signIn }) => {
  await signIn('barista')
  await page.goto('/login')
  await expect(page).toHaveURL('/home')
  await expect(page.getByPlaceholder('Search P4')).toBeVisible()
})

test('ROUTE-02, ROUTE-03, ROUTE-04: signed out, an address shows Login, and signing in leads to what was asked for', async ({
  page,
}) => {
  for (const path of ['/', '/no-such-screen', '/employees']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  await page.getByLabel('Email').fill(demoAccounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
  await expect(page).toHaveURL('/employees')
})

test('ROUTE-03, SHELL-39: an unknown path shows Not Found with a way back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto('/no-such-screen')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page.getByText('Oops, something went wrong :(')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to Search' }).click()
  await expect(page).toHaveURL('/')
})

test('Log out forgets user and token, at the server too, and shows Login (AUTH-06, AUTH-09, AUTH-10, AMB-193)', async ({
  page,
  signIn,
}) => {
  await signIn('storeLead')
  await page.goto('/current-user')
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/p4/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  expect((await told).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
})

test('AUTH-06: a session that ends on the way shows Login with the reason, at the same address', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/employees')
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible()
  p4.clock.advance({ days: 60 })
  // Without waiting: a read in the background may show Login before the click.
  await page
    .locator('a[href="/tags"]')
    .evaluateAll(([link]) => link instanceof HTMLElement && link.click())
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  await expect(page).toHaveURL(/\/(employees|tags)$/)
  await expect(page.getByRole('alert')).toContainText('Please sign in again.')
})

test('Reset Password is prefilled and sends the link (AUTH-07, AUTH-14, AUTH-15, AUTH-16, AUTH-17, ROUTE-05, FLASH-47, API-02)', async ({
  page,
  p4,
  expectAccessible,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoAccounts.barista.email)
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.barista.email)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText('Password Reset Sent')).toBeVisible()
  expect(p4.mail.sent.map((message) => message.to)).toEqual([demoAccounts.barista.email])
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('AMB-03: the e-mailed link asks for a new password, which then signs in', async ({
  page,
  p4,
}) => {
  await p4
    .as('signedOut')
    .ok('requestPasswordReset', { body: { email: demoAccounts.barista.email } })
  const token = /token=([\w-]+)/.exec(p4.mail.sent[0]?.text ?? '')?.[1]
  await page.goto(`/reset-password?token=${token}`)
  await page.getByRole('textbox', { name: 'New Password' }).fill('short')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/at least 12 characters/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'New Password' }).fill('a longer secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(demoAccounts.barista.email)
  await page.getByLabel('Password', { exact: true }).fill('a longer secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
})
