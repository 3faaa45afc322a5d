import '#testing/document.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { testHost } from '#testing/host.ts'
import { useUpdateAttribute } from '../attributes.ts'
import { useChangeMenu } from '../menus.ts'
import { useUpdateProduct } from '../products.ts'
import { useUpdateStore } from '../stores.ts'
import { useUpdateTag } from '../tags.ts'
import { type OperationId, operationTable } from './operations.gen.ts'
import { createQueryClient } from './query.ts'
import { session } from './session.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { serve, use } = testHost(() => null)

/** A save of the console, and one of somebody else between its read and its write. */
interface Beside {
  readonly write: OperationId
  readonly save: () => Promise<unknown>
  readonly meanwhile: () => Promise<unknown>
  readonly stored: () => Promise<unknown>
  /** Both changes. */
  readonly expected: object
}

const flashes: string[] = []
beforeEach(async () => {
  flashes.length = 0
  const { token, user } = await p4.currentUser('owner')
  session.start(token, user)
})

/** Runs a hook as the screen of a user does, and returns its function. */
function hook<Write>(use: () => Write): Write {
  const client = createQueryClient(({ message }) => flashes.push(message))
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(use, { wrapper }).result.current
}

async function first<One>(rows: Promise<readonly One[]>): Promise<One> {
  const [one] = await rows
  if (one === undefined) throw new Error('There is none')
  return one
}

async function store(): Promise<Beside> {
  const path = { id: 1 }
  const opened = await owner.ok('getStore', { path })
  const save = hook(useUpdateStore)
  return {
    write: 'updateStore',
    save: () => save({ opened, changes: { area: 'North Bay' } }),
    meanwhile: () => owner.ok('updateStore', { path, body: { ...opened, city: 'Sausalito' } }),
    stored: () => owner.ok('getStore', { path }),
    expected: { area: 'North Bay', city: 'Sausalito' },
  }
}

async function product(): Promise<Beside> {
  const path = { id: 1 }
  const all = {
    tags: await owner.ok('listTags'),
    addons: await owner.ok('listAddons'),
    promotional_categories: await owner.ok('listPromotionalCategories'),
  }
  const lists = (from: number, to: number) => ({
    tags: all.tags.slice(from, to),
    addons: all.addons.slice(from, to),
    promotional_categories: all.promotional_categories.slice(from, to),
  })
  type Lists = Record<keyof typeof all, readonly { readonly id: number }[]>
  const ids = ({ tags, addons, promotional_categories }: Lists) =>
    [tags, addons, promotional_categories].map((list) => list.map(({ id }) => id).sort())
  const opened = await owner.ok('patchProduct', { path, body: lists(0, 2) })
  const save = hook(useUpdateProduct)
  return {
    write: 'updateProduct',
    save: () => save({ opened, changes: lists(0, 3) }),
    meanwhile: () => owner.ok('patchProduct', { path, body: lists(1, 2) }),
    stored: async () => ids(await owner.ok('getProduct', { path })),
    expected: ids(lists(1, 3)),
  }
}

async function menu(): Promise<Beside> {
  const path = { menuSlug: 'all-day' }
  const tree = await owner.ok('getMenuCategories', { path })
  const [one, two] = tree.flatMap(({ children }) => children)
  if (!one || !two) throw new Error('The menu is empty')
  const save = hook(() => useChangeMenu('all-day'))
  const renamed = tree.map((top) => ({
    ...top,
    children: top.children.map((child) =>
      child.id === two.id ? { ...child, name: 'Theirs' } : child,
    ),
  }))
  return {
    write: 'updateMenuCategories',
    save: () => save({ kind: 'rename', id: one.id, name: 'Mine', was: one.name }),
    meanwhile: () => owner.ok('updateMenuCategories', { path, body: renamed }),
    stored: async () =>
      (await owner.ok('getMenuCategories', { path }))
        .flatMap(({ children }) => children)
        .slice(0, 2)
        .map(({ name }) => name),
    expected: ['Mine', 'Theirs'],
  }
}

async function attributeValue(): Promise<Beside> {
  const all = await owner.ok('listAttributes')
  const opened = all.find(({ attribute_values }) => attribute_values.some((one) => !one.is_void))
  const value = opened?.attribute_values.find(({ is_void }) => !is_void)
  if (!opened || !value) throw new Error('There is no value')
  const path = { id: value.id }
  const { id } = opened
  const save = hook(useUpdateAttribute)
  return {
    write: 'updateAttributeValue',
    save: () =>
      save({
        opened,
        changes: {},
        steps: [{ kind: 'change', was: value.name, value: { ...value, name: 'Mine' } }],
      }),
    meanwhile: () =>
      owner.ok('updateAttributeValue', { path, body: { name: value.name, is_void: true } }),
    stored: async () =>
      (await owner.ok('listAttributes'))
        .find((one) => one.id === id)
        ?.attribute_values.find((one) => one.id === value.id),
    expected: { name: 'Mine', is_void: true },
  }
}

test.each([
  { record: 'a store', besideOf: store },
  { record: 'a product', besideOf: product },
  { record: 'a menu', besideOf: menu },
  { record: 'a value of an attribute', besideOf: attributeValue },
])(
  'AMB-194, AMB-177: $record that somebody else saves between the read and the write keeps both changes',
  async ({ besideOf }) => {
    const { write, save, meanwhile, stored, expected } = await besideOf()
    const { path } = operationTable[write]
    const answers: number[] = []
    use(
      http.put(new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), async ({ request }) => {
        // What was read is old by now, once.
        if (answers.length === 0) await meanwhile()
        const answer = await p4.fetch(request)
        answers.push(answer.status)
        return answer
      }),
    )
    serve(p4)
    await save()
    expect(answers).toEqual([412, 200])
    expect(await stored()).toMatchObject(expected)
    expect(flashes.join()).not.toContain('Somebody else')
  },
)

test('AMB-194: a save that replaces what somebody else changed of a value of an attribute names the value', async () => {
  serve(p4)
  const opened = await first(owner.ok('listAttributes'))
  const [one, other] = opened.attribute_values
  if (!one || !other) throw new Error('There are no values')
  const save = hook(useUpdateAttribute)
  await owner.ok('updateAttributeValue', {
    path: { id: one.id },
    body: { name: 'Theirs', is_void: one.is_void },
  })
  await save({
    opened,
    changes: { label: 'Mine' },
    steps: [one, other].map((value) => ({
      kind: 'change' as const,
      was: value.name,
      value: { ...value, name: `My ${value.name}` },
    })),
  })
  expect(flashes).toEqual([
    'Updated Attribute',
    `Somebody else had changed Name of ‘${one.name}’ meanwhile; your value was kept.`,
  ])
})

test('STORE-29, STORE-30, AMB-194: curbside that is switched off takes offline what somebody else took online meanwhile', async () => {
  const path = { id: 1 }
  const on = { bd_destination_id: 'bd-1', curbside_enabled: true, curbside_online: false }
  const opened = await owner.ok('patchStore', { path, body: on })
  const sent: unknown[] = []
  use(
    http.put('*/p4/stores/1', async ({ request }) => void sent.push(await request.clone().json())),
  )
  serve(p4)
  const save = hook(useUpdateStore)
  await owner.ok('patchStore', { path, body: { curbside_online: true } })
  await save({ opened, changes: { area: 'North Bay' } })
  await save({ opened, changes: { curbside_enabled: false } })
  expect(sent).toMatchObject([
    { area: 'North Bay', curbside_enabled: true, curbside_online: true },
    { area: 'North Bay', curbside_enabled: false, curbside_online: false },
  ])
})

test.each([
  ['whose revisions never match', 'W/"never"', ['W/"never"', 'W/"never"', null]],
  ['without revisions', null, [null]],
])('AMB-194: a host %s is asked without one in the end', async (_, revision, asked) => {
  const opened = await owner.ok('getTag', { path: { id: 6 } })
  const sent: unknown[] = []
  use(
    http.get('*/p4/tags/6', () =>
      HttpResponse.json(opened, { headers: revision === null ? {} : { etag: revision } }),
    ),
    http.put('*/p4/tags/6', ({ request }) => void sent.push(request.headers.get('if-match'))),
  )
  serve(p4)
  await hook(useUpdateTag)({ opened, changes: { name: 'Plants' } })
  expect(sent).toEqual(asked)
  expect(await owner.ok('getTag', { path: { id: 6 } })).toMatchObject({ name: 'Plants' })
  expect(flashes).toEqual(['Tag Updated'])
})
