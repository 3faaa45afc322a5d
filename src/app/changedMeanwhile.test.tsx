import '#testing/document.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationTable } from '#api/core/operations.gen.ts'
import { session } from '#api/core/session.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages, type Sent } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'
import { clearFlashes } from '#ui/flash/flash.ts'

const p4 = freshP4()

const { open, sent } = consoleTests()

type Page = Awaited<ReturnType<typeof open>>

/** Reads everything again, as when its user comes back to the tab. */
async function comeBack(page: Page) {
  await page.client.invalidateQueries()
  await page.settled()
}

const told = (name: string) => `Somebody else had changed ${name} meanwhile; your value was kept.`

/** What opens the form of a known record: a button or the entry of a menu. */
const opening = /^(Edit\b|Rename\b|Monday)/

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** The name of a control; that of a day without its hours. */
const nameOf = (element: Element) =>
  (element.ariaLabel ?? element.textContent).trim().replace(/^Monday.*/, 'Monday')
const entries = () =>
  all('main button:enabled, [role=menuitem]').filter((one) => !one.closest('form'))

const isAt = (element: Element, text: string) =>
  element.closest('tr')?.textContent.includes(text) !== false

/** Opens the menus of the screen, of the rows of a list the first with this text. */
async function eachMenu(text: string, look: () => boolean) {
  const lists = new Set<Element>()
  for (const menu of all('main button[aria-haspopup=menu]')) {
    const list = menu.closest('table') ?? menu
    if (!isAt(menu, text)) continue
    if (lists.has(list)) continue
    lists.add(list)
    fireEvent.click(menu)
    await waitFor(() => expect(all('[role=menuitem]')).not.toEqual([]))
    if (look()) return
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(all('[role=menuitem]')).toEqual([]))
  }
}

/** The names of what opens forms on the screen; of the rows of a list the first. */
async function openers(): Promise<string[]> {
  const byKind = new Map<string, string>()
  const look = () => {
    for (const one of entries()) {
      const [kind] = opening.exec(nameOf(one)) ?? []
      const list = one.closest('table')?.ariaLabel ?? nameOf(one)
      if (kind && !byKind.has(`${kind} ${list}`)) byKind.set(`${kind} ${list}`, nameOf(one))
    }
    return false
  }
  look()
  await eachMenu('', look)
  return [...byKind.values()]
}

/** Presses what has one of these names, at the row with this text, in a menu where it is not on the page. */
async function reach(names: readonly string[], text: string) {
  const find = () => {
    const found = entries().filter((one) => names.includes(nameOf(one)))
    return found.find((one) => isAt(one, text)) ?? found[0]
  }
  if (!find()) await eachMenu(text, () => find() !== undefined)
  const found = find()
  if (!found) throw new Error(`There is no ${names}`)
  fireEvent.click(found)
}

interface ShownForm {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly save: HTMLElement
}

/** The forms on the screen that save a known text, each with its first field of text. */
function forms(): ShownForm[] {
  return all('form, tr').flatMap((box) => {
    const save = box.querySelector<HTMLElement>('[type=submit], [aria-label=Save]')
    const fields = [...box.querySelectorAll<ShownForm['field']>('input, textarea')]
    const field = fields.find(
      (one) =>
        /^(text|textarea|time)$/.test(one.type) &&
        !one.readOnly &&
        !one.disabled &&
        one.getAttribute('aria-haspopup') === null,
    )
    return save && field?.value ? [{ field, save }] : []
  })
}

/** Values that nothing else has, so that one can be exchanged for another in what is sent. */
function valuesFor({ type, value }: ShownForm['field']): readonly [string, string, string] {
  if (type === 'time') return ['07:11', '07:12', '07:13']
  if (/^\d+$/.test(value)) return ['711', '712', '713']
  return ['Zebra One', 'Zebra Two', 'Zebra Three']
}

/** The operation of a request. */
function operationOf({ method, address }: Sent): string {
  const [found] = Object.entries(operationTable).find(
    ([, one]) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  ) ?? [address]
  return found
}

/** The operations that save an edited record. */
const files = readdirSync('src/api').filter((file) => file.endsWith('.ts'))
const saves = files.flatMap((file) => {
  const source = readFileSync(`src/api/${file}`, 'utf8')
  return [...source.matchAll(/useSave\(\s*'(\w+)'/g)].map(([, id = '']) => id)
})

/** The save of an employee gets its operation from its form. */
const ofEmployees = ['updateUser']

/** Those whose forms have lists alone, which are merged. */
const ofLists = ['updateRole', 'updateRecommendation']

test('AMB-194: every form of a known record tells which field somebody else changed meanwhile', async () => {
  const owner = p4.as('owner')
  const path = { id: 1 }
  await owner.ok('createCredit', { path, body: { amount: 500, product_type: 'food' } })
  const times = { opening_time: '08:00:00', closing_time: '16:00:00' }
  const holiday = { day_of_week: 'friday', override_date: '2026-12-25 00:00:00', ...times } as const
  await owner.ok('saveStoreHours', { path, body: { store_hours: [holiday] } })
  const page = await open(p4, { as: 'owner', at: '/users/1?tab=credits' })
  await page.settled()
  /** Saves the form, and answers what was sent and the messages that followed. */
  const submit = async ({ field, save }: ShownForm, value: string) => {
    const from = sent.length
    fireEvent.click(save)
    const request = await waitFor(() => {
      const found = sent.slice(from).find(({ body }) => JSON.stringify(body)?.includes(value))
      if (!found) throw new Error(`${field.name} is not sent`)
      return found
    })
    await waitFor(() => expect(page.client.isMutating()).toBe(0))
    await page.settled()
    const shown = messages()
    clearFlashes()
    return { request, shown }
  }
  const silent: string[] = []
  const written = new Set<string>()

  /** Saves twice; before the second save somebody else saves the same field. */
  const edit = async (at: string, opener: string | null) => {
    const form = async (names: readonly string[], text: string) => {
      await page.open(at)
      if (opener === null) return forms()[0]
      const before = forms().length
      await reach(names, text)
      await waitFor(() =>
        expect(forms().length + all('[role=dialog]').length).toBeGreaterThan(before),
      )
      await page.settled()
      return forms().at(-1)
    }
    const shown = await form([opener ?? ''], '')
    if (!shown) return
    const [once, theirs, mine] = valuesFor(shown.field)
    const renamed = opener?.replace(shown.field.value, once) ?? ''
    fireEvent.change(shown.field, { target: { value: once } })
    const { request: save } = await submit(shown, once)
    written.add(operationOf(save))
    const again = await form([renamed, opener ?? ''], once)
    if (!again) throw new Error(`${at} ${opener} does not open again`)
    fireEvent.change(again.field, { target: { value: mine } })
    const request = new Request(`http://p4.test${save.address}`, {
      method: save.method,
      headers: {
        authorization: `P4 ${session.get().token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(save.body).replace(once, theirs),
    })
    expect((await p4.fetch(request)).ok).toBe(true)
    await comeBack(page)
    const { shown: told } = await submit(again, mine)
    if (!told.some((text) => text.startsWith('Somebody else had changed ')))
      silent.push(`${at} ${opener ?? ''}`)
  }

  /** The screens that links lead to, one of each kind. */
  const screens = new Map([
    ['/users/#?tab=credits', '/users/1?tab=credits'],
    ['/stores/#/holidays', '/stores/1/holidays'],
  ])
  for (const address of screens.values()) {
    await page.open(address)
    for (const link of all('a[href^="/"]')) {
      const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/)
      const kind = path.replaceAll(/\d+/g, '#')
      if (!screens.has(kind)) screens.set(kind, path)
    }
    const names = await openers()
    if (forms().length > 0 && !/create/.test(address)) await edit(address, null)
    for (const name of names) await edit(address, name)
  }
  expect(silent).toEqual([])
  expect([...written, ...ofLists].sort()).toEqual([...new Set([...saves, ...ofEmployees])].sort())
}, 300_000)

test('AMB-194: what a user saved before is not told as what somebody else changed', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  await page.settled()
  for (const phone of ['2065550177', '2065550188']) {
    await type('Phone', phone)
    await press('Submit')
    await expect
      .poll(() => p4.as('owner').ok('getStore', { path: { id: 1 } }))
      .toMatchObject({ phone })
    await page.settled()
  }
  expect(messages()).not.toContain(told('Phone'))
})
