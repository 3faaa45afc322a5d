import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test('version, title, 240 px of navigation and the active entry (SHELL-03, SHELL-04, SHELL-07, SHELL-09)', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/create-product')
  await expect(page).toHaveTitle('Create Product · Products · Admin dashboard for P4 coffee shops')
  await expect(page.getByText('1.41.0-rc.1')).toBeVisible()
  const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await expect(active).toHaveText('Products')
  const side = page.getByRole('complementary').filter({ hasText: 'P4 Console' })
  expect(await side.evaluate((element) => element.getBoundingClientRect().width)).toBe(240)
})

test('SHELL-05, AMB-226: the theme is the light blue and the orange of the brand', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const colour = (name: string) =>
    page.evaluate(
      (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
      name,
    )
  expect(await colour('--mantine-color-brand-4')).toBe('#40bcde')
  expect(await colour('--mantine-color-accent-6')).toBe('#ff8f00')
  // The active entry is marked in the light blue itself.
  const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await expect(active).toHaveCSS('border-inline-start-color', 'rgb(64, 188, 222)')
  // White text asks for a darker shade.
  await page.goto('/tags')
  const filled = page.getByRole('link', { name: 'Create Tag' })
  await expect(filled).toHaveCSS('background-color', 'rgb(12, 120, 153)')
  await expect(filled).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('PLUS-06: what has the focus of the keyboard is outlined', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/current-user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = entries(page).first()
  for (let presses = 0; presses < 5; presses += 1) {
    if (await first.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-style', 'solid')
  await expect(first).toHaveCSS('outline-width', '2px')
})

test('SHELL-08: on a phone the navigation is a drawer that a button opens and closes', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn('owner')
  await page.goto('/current-user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
  const toggle = page.getByRole('button', { name: 'Toggle navigation' })
  await toggle.click()
  await expect(page.getByRole('link', { name: 'Employees' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(0)
  await toggle.click()
  await page.getByRole('link', { name: 'Employees' }).click()
  await expect(page).toHaveURL('/employees')
  await expect(entries(page)).toHaveCount(0)
})

test('the trail follows the address, with names for ids (SHELL-30, SHELL-31, SHELL-32, SHELL-33)', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/create-product')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(trail).toHaveText(['Products', 'Create Product'])
  await page.goto('/employees/4/edit')
  await expect(trail).toHaveText(['Employees', 'Theo Park', 'Edit'])
  await trail.nth(1).click()
  await expect(page).toHaveURL('/employees/4')
  await page.goto('/')
  await expect(page.getByPlaceholder('Search P4')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
})

test('PLUS-06: / goes to the search, Ctrl+K leads to a screen by its name', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('storeLead')
  await page.goto('/products')
  await expect(page.getByRole('table', { name: 'Products', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Go to a screen' })
  await expect(field).toBeFocused()
  await expectAccessible()
  await field.fill('curr')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/current-user')
})

test('PLUS-07: the colour scheme follows the system until the user chooses, and the choice is kept', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('owner')
  await page.goto('/current-user')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.locator('label', { hasText: 'Light colors' }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['currentUser'])
})

test('PLUS-11: a chunk that a new deployment took away reloads the page once, with a notice', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loseChunk = () =>
    page.evaluate(() => {
      Object.assign(window, { stillHere: true })
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    })
  await loseChunk()
  await expect(page.getByText('The console was updated and this page loaded again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  // A second failure right after it has another cause.
  await loseChunk()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

for (const isReadGone of [false, true])
  test(`PLUS-11, FLASH-05, AMB-225: a screen whose code ${isReadGone ? 'and data are' : 'is'} not there says that there is no connection, and is shown once there is one`, async ({
    page,
    context,
    network,
    signIn,
  }) => {
    let isAway = false
    network.use(
      http.get(/\/p4\/employees/, () => (isAway && isReadGone ? HttpResponse.error() : undefined)),
    )
    await signIn('owner')
    await page.goto('/current-user')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    isAway = true
    await context.setOffline(true)
    await entries(page).filter({ hasText: 'Employees' }).click()
    await expect(page).toHaveURL('/employees')
    const offline = 'Something went wrong. There is no connection.'
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(offline)
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByRole('alert')).toHaveText(offline)
    await problem.getByRole('button', { name: 'Retry' }).click()
    await expect(problem).toContainText(offline)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    isAway = false
    await context.setOffline(false)
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible()
    // Looked at once, since a notice leaves by itself.
    expect(await page.getByText('The console was updated').count()).toBe(0)
    await expect(messages).toBeHidden()
  })

test('PLUS-07, PLUS-08: the colour choices are large enough to be hit and name themselves', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  for (const name of ['Colors of the system', 'Light colors', 'Dark colors']) {
    const choice = page.getByTitle(name)
    await expect(choice).toBeVisible()
    const { width = 0, height = 0 } = (await choice.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(28)
    expect(height).toBeGreaterThanOrEqual(24)
  }
})

test('SHELL-08, SHELL-03: in the drawer the user and the version stand at the bottom, however few entries there are', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn('storeLead')
  await page.goto('/current-user')
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  const version = page.getByRole('dialog').getByText('1.41.0-rc.1')
  await expect(version).toBeVisible()
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await version.boundingBox()) ?? {}
      return 800 - y - height
    })
    .toBeLessThan(30)
})

test.describe('a failure of our own', () => {
  test.use({ allowConsole: [/TypeError/] })

  test('SHELL-38, FLASH-13: a screen that fails to draw is replaced by the fallback', async ({
    page,
    signIn,
    network,
  }) => {
    // A host that breaks the contract with a number where a name belongs.
    network.use(http.get(/\/p4\/employees$/, () => HttpResponse.json([{ id: 1, name: 1 }])))
    await signIn('owner')
    await page.goto('/employees')
    await expect(page.getByText('Oops, something went wrong :(')).toBeVisible()
  })
})

test('a search engine is told to list nothing of the console', async ({ page }) => {
  const robots = await page.request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
  await page.goto('/login')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('SHELL-40, AMB-05: what the address needs is asked for once, while the program is still loading', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  let answersAsked = () => {}
  const early = new Promise<void>((resolve) => {
    answersAsked = resolve
  })
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/p4/')) return
    asked.push(pathname + search)
    if (asked.length === 4) answersAsked()
  })
  // The program comes only after the questions.
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await early
    await route.continue()
  })
  await signIn('owner')
  await page.goto('/tags')
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  expect(asked.toSorted()).toEqual(['/p4/permissions', '/p4/roles', '/p4/tags', '/p4/users/1'])
})

test('PLUS-03: while the code of a dialog is on its way, the page shows that it comes', async ({
  page,
  signIn,
}) => {
  const { promise: arrived, resolve: arrives } = Promise.withResolvers<void>()
  await page.route(/\/assets\/DialogWindow-.*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await signIn('owner')
  await page.goto('/surcharges')
  await page.getByRole('button', { name: 'Delete Bag Fee' }).click()
  const waiting = page.getByRole('status', { name: 'Loading' })
  await expect(waiting).toHaveCSS('opacity', '1')
  arrives()
  await expect(page.getByRole('dialog', { name: 'Delete Bag Fee?' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('PLUS-02: a first visit draws a list at once with the columns that its width has room for', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.addInitScript(() => {
    const drawn: number[] = []
    Reflect.set(window, 'drawn', drawn)
    new MutationObserver(() => {
      const columns = document.querySelector('main table')?.querySelectorAll('th').length ?? 0
      if (columns > 0 && drawn.at(-1) !== columns) drawn.push(columns)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/products')
  const table = page.getByRole('table', { name: 'Products', exact: true })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const columns = await table.getByRole('columnheader').count()
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual([columns])
})
