import { expect, test } from 'vitest'
import { defineColumns } from './columns.ts'
import { lookalikes } from './lookalikes.ts'
import { toCsv } from './tools/csv.ts'

interface Tag {
  id: number
  name: string
  created: string
}

const columns = defineColumns<Tag>([
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'created', header: 'Created At', value: ({ created }) => created },
])

test('PLUS-03: rows that are alike in every column get their ids, in the file too', () => {
  const tags = [
    { id: 1, name: 'Vegan', created: 'May 1st' },
    { id: 2, name: 'Vegan', created: 'May 1st' },
    { id: 3, name: 'Vegan', created: 'May 2nd' },
    { id: 4, name: 'Nuts', created: 'May 1st' },
  ]
  const asideOf = lookalikes(tags, columns, ({ id }) => id)
  expect(tags.map(asideOf)).toEqual([' (ID 1)', ' (ID 2)', '', ''])
  expect(toCsv(tags, columns, asideOf).split('\r\n').slice(1, 5)).toEqual([
    'Vegan (ID 1),May 1st',
    'Vegan (ID 2),May 1st',
    'Vegan,May 2nd',
    'Nuts,May 1st',
  ])
})
