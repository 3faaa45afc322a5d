import '#testing/document.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { session } from '#api/core/session.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { consoleTests } from '#testing/console.tsx'
import { cellOf, dialog, paste, pick, press, type, typeInCell } from '#testing/controls.ts'
import {
  asked,
  forms,
  idField,
  inDialog,
  makesForm,
  menu,
  questions,
  type Typing,
} from '#testing/drafts/forms.ts'
import {
  draftTests,
  expectListed,
  isUnsaved,
  leaveFor,
  reach,
  restores,
} from '#testing/drafts/pages.ts'
import { PriceWorker } from '#testing/priceWorker.ts'

const p4 = freshP4()
draftTests()
const { open, writes } = consoleTests()
beforeAll(() => void vi.stubGlobal('Worker', PriceWorker))

const typings = Object.values(forms).flatMap((one) => (typeof one === 'string' ? [] : one))

/** Forms that are open together. */
const visits = Object.entries(
  Object.groupBy(typings, ({ at, opens = [] }) => [at, ...opens].join(', ')),
)

/** What all controls and cells of the screen hold. */
function held(): readonly string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'input, textarea, select, [role=gridcell], .mantine-Pill-label',
  )
  return [...all].map((one) => {
    if (one instanceof HTMLInputElement && ['checkbox', 'radio'].includes(one.type))
      return String(one.checked)
    return 'value' in one ? String(one.value) : one.textContent
  })
}

const sources = ['components', 'features'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`src/${folder}/${file}`, 'utf8'),
    })),
)

test('AMB-270: every form, grid and list with a form is known here', () => {
  const found = sources.filter(({ file, text }) => file.endsWith('.tsx') && makesForm.test(text))
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(forms).toSorted())
  for (const { file, text } of found) {
    const asked = [...text.matchAll(questions)].length
    if (asked > 0) expect(forms[file], file).toHaveLength(asked)
  }
})

test('AMB-270: a draft has a name for every id that a form holds', () => {
  const schemas = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/z\s*\.object\(\{([\s\S]*?)\}\)/g)].map(([, body = '']) => ({ file, body })),
  )
  const held = schemas.flatMap(({ file, body }) =>
    [...body.matchAll(idField)].map(([, field = '']) => ({
      folder: file.split('/')[1],
      field,
      file,
    })),
  )
  // Its draft tells the offer as a sentence.
  const asked = held.filter(({ file }) => !file.endsWith('/offerForm.ts'))
  expect(asked.length).toBeGreaterThan(10)
  const unnamed = asked.filter(({ folder, field }) =>
    sources.every(
      ({ file, text }) =>
        file.split('/')[1] !== folder ||
        !text
          .split(/\bnames(?:=\{|: )\{/)
          .slice(1)
          .some((names) => names.split(/\}\}|\},\n/)[0]?.includes(` ${field}: `)),
    ),
  )
  expect(unnamed).toEqual([])
})

test('AMB-270, AMB-275: what is typed into each of them is unsaved, and is restored for its user alone', async () => {
  for (const id of [4, 5, 6]) await p4.as('owner').ok('deleteVariant', { path: { id } })
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  const wrong: string[] = []
  const attempt = (name: string, work: () => Promise<void>) =>
    work().catch((failure) => wrong.push(`${name}: ${String(failure).split('Ignored')[0]}`))
  const typed = new Map<string, readonly string[]>()
  for (const [name, [first, ...others] = []] of visits)
    await attempt(name, async () => {
      if (!first) return
      await reach(page, first)
      const before = held()
      for (const { types } of [first, ...others]) await types()
      await waitFor(() => expect(isUnsaved()).toBe(true))
      await page.settled()
      expect(held()).not.toEqual(before)
      typed.set(name, held())
    })
  for (const [name, [first, ...others] = []] of visits)
    await attempt(name, async () => {
      if (!first) return
      await reach(page, first)
      await waitFor(() => expect(restores()).toHaveLength(others.length + 1))
      for (const button of restores()) fireEvent.click(button)
      await waitFor(() => expect(held()).toEqual(typed.get(name)))
    })
  expect(wrong).toEqual([])
  await expectListed(
    page,
    typings.map(() => expect.any(String)),
  )
  const links = [...document.querySelectorAll('#drafts a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining([menu, '/products/1?view=matrix']))
  page.close()
  const other = await open(p4, { as: 'admin', at: '/roles/1' })
  await reach(other, tag)
  await tag.types()
  await expectListed(other, [expect.stringMatching(/^Discard draft Edit Tag, /)])
}, 300_000)

const tag: Typing = { at: '/tags/1/edit', types: () => type('Name', 'Typed by another user') }
const path = { id: 1 }
const ratesOf = () => p4.as('admin').ok('listStoreTaxRates', { path })
const surchargeOf = async () =>
  (await p4.as('admin').ok('listSurcharges')).find(({ id }) => id === path.id)
const recommendedOf = async () =>
  (await p4.as('admin').ok('listRecommendedProducts')).find(({ id }) => id === path.id)

interface Save extends Typing {
  readonly kind: string
  /** Another user's save. */
  readonly theirs: () => Promise<unknown>
  readonly saves: () => Promise<unknown>
  readonly read: () => Promise<unknown>
  readonly expected: unknown
}

const saves: readonly Save[] = [
  {
    kind: 'a row',
    at: '/surcharges',
    opens: ['Edit State Sales Tax'],
    types: () => type('Name', 'State Tax'),
    theirs: async () => {
      const body = { name: 'State Sales Tax', ...(await surchargeOf()), default_rate: 0.0333 }
      await p4.as('admin').ok('updateSurcharge', { path, body })
    },
    saves: () => press('Save'),
    read: surchargeOf,
    expected: expect.objectContaining({ name: 'State Tax', default_rate: 0.0333 }),
  },
  {
    kind: 'a grid',
    at: '/stores/1',
    types: () => paste('State Sales Tax', 1, '8.75'),
    theirs: async () => {
      const tax_rates = (await ratesOf()).map((one) =>
        one.surcharge_id === 1 && one.product_type === 'food' ? { ...one, rate: 0.05 } : one,
      )
      await p4.as('admin').ok('updateStoreTaxRates', { path, body: { tax_rates } })
    },
    saves: () => press('Save Tax Rates'),
    read: ratesOf,
    expected: expect.arrayContaining([
      expect.objectContaining({ surcharge_id: 1, product_type: 'beverage', rate: 0.0875 }),
      expect.objectContaining({ surcharge_id: 1, product_type: 'food', rate: 0.05 }),
    ]),
  },
  {
    kind: 'a dialog',
    at: '/recommended-products',
    opens: ['Edit'],
    types: inDialog('Headline', 'Fresh'),
    theirs: () =>
      p4.as('admin').ok('updateRecommendedProduct', { path, body: { description: 'Theirs' } }),
    saves: async () => press('Save', await dialog('Edit Recommended Product')),
    read: recommendedOf,
    expected: expect.objectContaining({ headline: 'Fresh', description: 'Theirs' }),
  },
  {
    kind: 'a question over rows',
    ...asked('/stores', 'Capitol Hill', 'Change Fields', inDialog('Area', 'North Bay')),
    theirs: () => p4.as('admin').ok('patchStore', { path, body: { region: 'Theirs' } }),
    saves: () => press('Change 1 store'),
    read: () => p4.as('admin').ok('getStore', { path }),
    expected: expect.objectContaining({ area: 'North Bay', region: 'Theirs' }),
  },
]

test.each(saves)(
  'AMB-270, AMB-275: $kind keeps what another user saved after a restore, is saved after a sign-in over it, and has no draft then',
  async ({ theirs, saves, read, expected, ...form }) => {
    const page = await open(p4, { as: 'owner', at: '/roles/1' })
    await reach(page, form)
    await form.types()
    await waitFor(() => expect(isUnsaved()).toBe(true))
    await theirs()
    await leaveFor(page, '/roles/1')
    await page.client.invalidateQueries()
    await reach(page, form)
    await press('Restore')
    const headers = { authorization: `P4 ${session.get().token}` }
    await p4.fetch(new Request('http://p4.test/p4/logout', { method: 'POST', headers }))
    await saves()
    await type('Password', demoPassword, await dialog('Sign in again'))
    await press('Login', await dialog('Sign in again'))
    await expect.poll(read).toEqual(expected)
    await waitFor(() => expect(isUnsaved()).toBe(false))
    await page.settled()
    await expectListed(page, [])
  },
)

async function restoredCell(row: string, column: number, at: string) {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await reach(page, { at, types: async () => {} })
  await typeInCell(row, column, '723')
  await leaveFor(page, '/roles/1')
  await reach(page, { at, types: async () => {} })
  await press('Restore')
  return page
}

test('AMB-270: the text of a cell that is still edited is kept', async () => {
  const row = 'Almond Croissant (FOO-1063-C)'
  await restoredCell(row, 1, '/stores/1')
  await waitFor(async () => expect((await cellOf(row, 1)).textContent).toMatch(/^723/))
})

test('AMB-310: where a cell is saved at once, its restored text waits in the editor for Enter', async () => {
  const row = 'BEV-1001-1X at Capitol Hill'
  const page = await restoredCell(row, 1, '/products/1')
  const editor = await waitFor(async () => {
    const found = (await cellOf(row, 1)).querySelector('input')
    expect(found?.value).toBe('723')
    return found
  })
  await page.settled()
  expect(writes()).toEqual([])
  expect(isUnsaved()).toBe(true)
  fireEvent.keyDown(editor ?? document.body, { key: 'Enter' })
  await waitFor(() => expect(writes()).toMatchObject([{ body: { price: 723 } }]))
  await waitFor(() => expect(isUnsaved()).toBe(false))
  await page.settled()
  await expectListed(page, [])
})

const conflicts = [
  {
    kind: 'a form',
    at: '/recommended-products',
    opens: ['Edit'],
    types: inDialog('Headline', 'Typed'),
    theirs: () =>
      p4.as('admin').ok('updateRecommendedProduct', { path, body: { headline: 'Theirs' } }),
    told: 'Somebody else changed Headline to Theirs meanwhile.',
  },
  {
    kind: 'a time',
    at: '/stores/3',
    opens: ['Monday 5:30 AM - 8:00 PM'],
    types: inDialog('Closing time', '21:45'),
    theirs: () =>
      p4.as('admin').ok('saveStoreHours', {
        path: { id: 3 },
        body: {
          store_hours: [
            {
              day_of_week: 'monday',
              override_date: null,
              opening_time: '05:30:00',
              closing_time: '20:15:00',
            },
          ],
        },
      }),
    now: { opens: ['Monday 5:30 AM - 8:15 PM'] },
    told: 'Somebody else changed Closing time to 8:15 PM meanwhile.',
  },
  {
    kind: 'a grid',
    at: '/stores/1',
    types: () => paste('State Sales Tax', 1, '8.75'),
    theirs: async () => {
      const tax_rates = (await ratesOf()).map((one) =>
        one.surcharge_id === 1 && one.product_type === 'beverage' ? { ...one, rate: 0.05 } : one,
      )
      await p4.as('admin').ok('updateStoreTaxRates', { path, body: { tax_rates } })
    },
    told: 'Somebody else changed Beverage of State Sales Tax to 5.00% meanwhile.',
  },
]

test.each(conflicts)(
  'AMB-270: $kind tells before Restore what another user saved in the same field',
  async ({ theirs, now, told, ...form }) => {
    const page = await open(p4, { as: 'owner', at: '/roles/1' })
    await reach(page, form)
    await form.types()
    await waitFor(() => expect(isUnsaved()).toBe(true))
    await leaveFor(page, '/roles/1')
    await theirs()
    await page.client.invalidateQueries({ refetchType: 'all' })
    await reach(page, { ...form, ...now })
    await screen.findByText(told)
  },
)

test.each([
  {
    at: '/stores/1',
    types: () => pick('Vendor Region', 'Mountain'),
    compared: [/^Vendor Region\D+Mountain$/],
  },
  {
    at: '/promotions/create',
    types: async () => {
      await pick('Type', 'Free bags for employees')
      await pick('Included Categories', 'Whole Beans')
    },
    compared: [
      /^Type and Configuration–2 free bags for employees$/,
      /^Included Categories–Whole Beans$/,
    ],
  },
])('AMB-270: Compare shows names for ids at $at', async ({ compared, ...form }) => {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await reach(page, form)
  await form.types()
  await waitFor(() => expect(isUnsaved()).toBe(true))
  await leaveFor(page, '/roles/1')
  page.client.removeQueries({ type: 'inactive' })
  await reach(page, form)
  await press('Compare')
  const table = await screen.findByRole('table', { name: 'Saved and typed' })
  const rows = () => [...table.querySelectorAll('tbody tr')].map((one) => one.textContent)
  await waitFor(() => expect(rows()).toEqual(compared.map((text) => expect.stringMatching(text))))
})

test('AMB-309: Escape asks before a question over rows drops what it holds, and Cancel drops it', async () => {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  const form = asked('/stores', 'Capitol Hill', 'Change Fields', inDialog('Area', 'North Bay'))
  await reach(page, form)
  await form.types()
  await waitFor(() => expect(isUnsaved()).toBe(true))
  fireEvent.keyDown(await dialog('Change 1 store'), { key: 'Escape' })
  await press('Stay', await dialog('Leave without saving?'))
  await press('Cancel', await dialog('Change 1 store'))
  await waitFor(() => expect(isUnsaved()).toBe(false))
  await expectListed(page, [])
})

test('AMB-270: Restore of a closing time shows it', async () => {
  const sunday = { at: '/stores/3', opens: ['Sunday 7:00 AM - 7:00 PM'] }
  const form = { ...sunday, types: inDialog('Closing time', '21:45') }
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  await reach(page, form)
  await form.types()
  await waitFor(() => expect(isUnsaved()).toBe(true))
  await leaveFor(page, '/roles/1')
  await reach(page, form)
  await press('Restore')
  await screen.findByRole('tab', { name: 'Closes', selected: true })
})

test('AMB-270: a page tells of a draft whose form is closed, and opens the form where it can', async () => {
  const page = await open(p4, { as: 'owner', at: '/roles/1' })
  const leave = async (form: Typing) => {
    await reach(page, form)
    await form.types()
    await waitFor(() => expect(isUnsaved()).toBe(true))
    await leaveFor(page, '/roles/1')
    await reach(page, { at: form.at, types: form.types })
  }
  await leave({
    at: '/products/1',
    opens: ['Edit Product'],
    types: () => type('Description', 'Typed'),
  })
  await press('Open the form')
  await press('Restore')
  await waitFor(() => expect(held()).toContain('Typed'))
  expect(screen.queryByRole('button', { name: 'Open the form' })).toBeNull()

  const create = 'Create Vertical Scroll Card'
  await leave({ at: '/vertical-cards', opens: [create], types: inDialog('Title', 'Typed') })
  const told = () => screen.queryByText(/Open it to restore them\.$/)?.textContent
  const text = /^Unsaved changes from \d\d:\d\d in Create Vertical Scroll Card\. /
  await waitFor(() => expect(told()).toMatch(text))
  await press(create)
  await waitFor(() => expect(told()).toBeUndefined())
  await press('Discard draft')
  await press('Cancel')
  await page.settled()
  await expectListed(page, [expect.stringMatching(/^Discard draft Espresso, /)])
})
