// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepRead, optimistic } from './optimistic.ts'

interface Row {
  id: number
  name: string
}

const key = ['listPromotionalCategories']
const other = ['listTags']

function start(rows: Row[]) {
  const client = new QueryClient()
  client.setQueryData(key, rows)
  client.setQueryData(other, rows)
  const rename = optimistic('listPromotionalCategories', (all, { id, name }: Row) =>
    all.map((row) => (row.id === id ? { ...row, name } : row)),
  )
  const names = () => client.getQueryData<Row[]>(key)?.map((row) => row.name)
  return { client, rename, names }
}

const rows = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
]

test('an optimistic edit shows at once in its own list, and stays when the server agrees', async () => {
  const { client, rename, names } = start(rows)
  const edit = await rename.begin(client, { id: 1, name: 'Uno' })
  expect(names()).toEqual(['Uno', 'Two'])
  edit.settle()
  expect(names()).toEqual(['Uno', 'Two'])
  expect(client.getQueryData(other)).toEqual(rows)
})

test('of two overlapping edits a refused one leaves the other, in either order', async () => {
  for (const refused of [0, 1]) {
    const { client, rename, names } = start(rows)
    const edits = [
      await rename.begin(client, { id: 1, name: 'Uno' }),
      await rename.begin(client, { id: 2, name: 'Due' }),
    ]
    edits[1 - refused]?.settle()
    edits[refused]?.undo()
    edits[refused]?.settle()
    expect(names()).toEqual(refused === 0 ? ['One', 'Due'] : ['Uno', 'Two'])
  }
})

test('two overlapping edits that are both refused leave the list as it was', async () => {
  const { client, rename, names } = start(rows)
  const first = await rename.begin(client, { id: 1, name: 'Uno' })
  const second = await rename.begin(client, { id: 1, name: 'Eins' })
  first.undo()
  first.settle()
  expect(names()).toEqual(['Eins', 'Two'])
  second.undo()
  second.settle()
  expect(names()).toEqual(['One', 'Two'])
})

test('a read that was under way does not take the edit back, and reads of other lists go on', async () => {
  const { client, rename, names } = start(rows)
  const { promise, resolve } = Promise.withResolvers<Row[]>()
  const read = client.fetchQuery({ queryKey: key, queryFn: () => promise }).catch(() => {})
  const readOther = () => promise.then(() => rows.slice(1))
  const otherRead = client.fetchQuery({ queryKey: other, queryFn: readOther })
  await rename.begin(client, { id: 1, name: 'Uno' })
  resolve(rows)
  await read
  expect(names()).toEqual(['Uno', 'Two'])
  await otherRead
  expect(client.getQueryData(other)).toEqual(rows.slice(1))
})

test('a kept read takes the place of what was answered, under the edits that are under way', async () => {
  const { client, rename, names } = start(rows)
  const first = await rename.begin(client, { id: 1, name: 'Uno' })
  const second = await rename.begin(client, { id: 2, name: 'Due' })
  first.settle()
  const read = [
    { id: 1, name: 'Eins' },
    { id: 2, name: 'Zwei' },
  ]
  keepRead(client, read, 'listPromotionalCategories')
  expect(names()).toEqual(['Eins', 'Due'])
  second.undo()
  second.settle()
  expect(names()).toEqual(['Eins', 'Zwei'])
})
