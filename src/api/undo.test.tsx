import '#testing/document.ts'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { capitalized } from '#domain/wording.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { testHost } from '#testing/host.ts'
import { editKinds } from '#testing/undoKinds/editKinds.ts'
import { writeKinds } from '#testing/undoKinds/writeKinds.ts'
import { createQueryClient } from './core/query.ts'
import { session } from './core/session.ts'
import { accessOf } from './core/viewer.ts'
import { type Flash, perform } from './core/write.ts'
import { undoableOperations } from './opposites.ts'
import { storeStatusQuery } from './stores.ts'
import { type OfferedUndo, watchWrites } from './undo.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { serve, use } = testHost(() => null)
const kinds = [...editKinds(owner), ...writeKinds(owner)]

let flashes: Flash[]
let offered: OfferedUndo | null

function open() {
  const client = createQueryClient((flash) => flashes.push(flash))
  const { can } = accessOf(null, [], [])
  const offer = (undo: typeof offered) => {
    offered = undo
  }
  watchWrites({ client, can: (id) => ({ ...can(id), allowed: true }), offer })
  return client
}

beforeEach(async () => {
  flashes = []
  offered = null
  const { token, user } = await p4.currentUser('owner')
  session.start(token, user)
  serve(p4)
})

test('AMB-284: each write that is called undoable is shown here', () => {
  expect([...new Set<string>(kinds.map(({ id }) => id))].sort()).toEqual(
    undoableOperations.toSorted(),
  )
})

test.each(kinds)('AMB-284: Undo of $id ($what) brings back what was', async ({ start }) => {
  const { save, stored } = await start(open())
  const before = await stored()
  await save()
  expect(await stored()).not.toEqual(before)
  offered?.run()
  await waitFor(() => expect(flashes.at(-1)).toMatchObject({ message: 'Undone' }))
  expect(await stored()).toEqual(before)
})

test.each(kinds)(
  'AMB-284: Undo of $id ($what) is refused once somebody else changed the same',
  async ({ start }) => {
    const { save, theirs, stored, name } = await start(open())
    await save()
    const mine = offered
    await theirs()
    const kept = await stored()
    mine?.run()
    const message = `Not undone: "${capitalized(name)}" has changed since.`
    await waitFor(() => expect(flashes.at(-1)).toEqual({ message, variant: 'error' }))
    expect(await stored()).toEqual(kept)
  },
)

test('AMB-285: a save of more than 500 calls has no Undo', async () => {
  use(http.put('*/stores/1/*', () => HttpResponse.json({ message: 'Saved' })))
  const client = open()
  const { queryKey } = storeStatusQuery(1)
  const save = async (calls: number) => {
    client.setQueryData(queryKey, { online: true })
    await perform(client, 'setStoreOnline', undefined, async (_, write) => {
      for (let made = 0; made < calls; made += 1)
        await write('setStoreOnline', { path: { storeId: 1 }, body: { online: false } })
    })
    return offered
  }
  expect(await save(500)).not.toBeNull()
  expect(await save(501)).toBeNull()
})
