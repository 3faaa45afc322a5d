import '#testing/document.ts'
import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { readContract } from '#server/contractDocument.ts'
import { cellsOf } from '#server/resources/history/cells.ts'
import { propertiesOf, type Schema, schemaName, schemaParts } from '#server/schemaParts.ts'
import { testHost } from '#testing/host.ts'
import { editKinds } from '#testing/undoKinds/editKinds.ts'
import { first, hook } from '#testing/undoKinds/undoKind.tsx'
import { writeKinds } from '#testing/undoKinds/writeKinds.ts'
import { createQueryClient } from './core/query.ts'
import { session } from './core/session.ts'
import type { Flash } from './core/write.ts'
import type { HistoryRow } from './history.ts'
import { permissionsQuery } from './permissions.ts'
import { rolesQuery } from './roles.ts'
import { placeOf, useSetBack } from './setBack.ts'
import { type OfferedUndo, watchWrites } from './undo.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { serve } = testHost(() => null)
const kinds = [...editKinds(owner), ...writeKinds(owner)]

/** Writes without a history, or whose rows tell less than was changed. */
const without: readonly string[] = [
  ...[
    'updatePromotionalCategory name',
    'updateVariant SKU',
    'updateMenuCategories a name in a menu',
  ],
  ...['updateRecommendation recommended products', 'updateRecommendedProduct headline'],
  ...['updateRecommendedProduct a move', 'updateRecommendedProduct a switch'],
  ...['sortRecommendations a move', 'sortVerticalCards a move', 'updateProductAttribute a move'],
  ...['updateProductAttributeValue the default', 'updateVerticalCard a deleted card'],
  ...['deleteStoreProduct a deletion from a menu'],
  ...['patchProduct an archived product with its stores'],
]
const isWithout = ({ id, what }: (typeof kinds)[number]) => without.includes(`${id} ${what}`)

let flashes: Flash[]
let offered: OfferedUndo | null
let client: QueryClient

beforeEach(async () => {
  flashes = []
  offered = null
  client = createQueryClient((flash) => flashes.push(flash))
  const { token, user } = await p4.currentUser('owner')
  session.start(token, user)
  serve(p4)
})

/** The rows of the history that a write adds. */
async function rowsOf(write: () => Promise<unknown>): Promise<readonly HistoryRow[]> {
  const read = async () =>
    (await owner.ok('listHistory', { query: { by: session.get().user?.id ?? 0 } })).rows
  const [last] = await read()
  await write()
  return (await read()).filter(({ id }) => id > (last?.id ?? 0))
}

const readRights = () =>
  Promise.all([client.fetchQuery(rolesQuery()), client.fetchQuery(permissionsQuery())])

async function setBack(rows: readonly HistoryRow[]) {
  await readRights()
  const setBackOf = hook(client, useSetBack)
  for (const row of rows) {
    const told = flashes.length
    setBackOf(row)?.()
    await waitFor(() => expect(flashes.length).toBeGreaterThan(told))
  }
}

test.each(kinds.filter((kind) => !isWithout(kind)))(
  'AMB-300: Set back of $id ($what) brings back what was, and has an Undo',
  async ({ start }) => {
    const { save, stored } = await start(client)
    const before = await stored()
    const rows = await rowsOf(save)
    const after = await stored()
    watchWrites({
      client,
      can: () => ({ allowed: true, refusal: undefined, permissions: [], holders: [] }),
      offer: (undo) => {
        offered = undo
      },
    })
    await setBack(rows)
    expect(await stored()).toEqual(before)
    if (rows.length > 1) return
    offered?.run()
    await waitFor(() => expect(flashes.at(-1)).toMatchObject({ message: 'Undone' }))
    expect(await stored()).toEqual(after)
  },
)

test.each(kinds.filter((kind) => !isWithout(kind)))(
  'AMB-300: Set back of $id ($what) is refused once somebody else changed the same',
  async ({ start }) => {
    const { save, theirs, stored } = await start(client)
    const rows = await rowsOf(save)
    await theirs()
    const kept = await stored()
    await setBack(rows)
    expect(flashes.at(-1)).toEqual({
      message: expect.stringMatching(/^Not set back: ".+" has changed since.$/),
      variant: 'error',
    })
    expect(await stored()).toEqual(kept)
  },
)

test.each(kinds.filter(isWithout))(
  'AMB-300: the history of $id ($what) offers no Set back',
  async ({ start }) => {
    const { save } = await start(client)
    expect((await rowsOf(save)).filter(placeOf)).toEqual([])
  },
)

const { schemas } = readContract()

const membersOf = (schema: Schema | undefined) =>
  propertiesOf(
    schemaParts(schema ?? {}, (ref) => schemas.components.schemas[schemaName(ref)] ?? {}),
  ).map(([name]) => name)

test.each([
  ['product', 'getProduct'],
  ['store', 'getStore'],
  ['role', 'getRole'],
  ['tag', 'getTag'],
  ['content', 'getCustomContent'],
  ['card', 'getVerticalCard'],
  ['promotion', 'getPromotion'],
  ['user', 'getUser'],
] as const)('AMB-300: what is set back of a %s, its save takes', async (kind, read) => {
  const offeredFields = cellsOf(kind, 1, await owner.ok(read, first)).flatMap(({ field }) => {
    const place = placeOf(rowOf({ kind, field }))
    return place ? [{ field, operation: place.operation }] : []
  })
  expect(offeredFields.length).toBeGreaterThan(0)
  for (const { field, operation } of offeredFields)
    expect(membersOf(schemas.bodies[operation])).toContain(field)
})

const rowOf = (values: Pick<HistoryRow, 'kind'> & Partial<HistoryRow>): HistoryRow => ({
  ...{ id: 1, at: '', user: null, operation: '', record: { id: '1', name: null } },
  ...{ field: 'name', about: [], before: 'a', after: 'b', count: 1 },
  ...values,
})

test.each([
  { field: null },
  { record: null, count: 30 },
  { before: 'a'.repeat(1000).concat('…') },
  { field: 'prices', before: null },
  { field: 'image_url' },
])(
  'AMB-300: a creation, several values, a cut text, a new price and a picture have none: %#',
  (values) => {
    expect(placeOf(rowOf({ kind: 'product', ...values }))).toBeUndefined()
  },
)
