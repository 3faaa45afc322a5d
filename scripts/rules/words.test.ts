import { expect, test } from 'vitest'
import { declaredNames, exportedNames, hasWord, shunnedWords } from './words.ts'

test('the words of the last column are shunned, without what stands in brackets', () => {
  const page = `| Word | Means | Not |
| --- | --- | --- |
| user | anybody | person, people (but for the area's folder) |
| menu | what the apps show | |
| moment | a point in time | timestamp |`
  expect(shunnedWords(page)).toEqual([
    { word: 'person', instead: 'user' },
    { word: 'people', instead: 'user' },
    { word: 'timestamp', instead: 'moment' },
  ])
})

test('a name has its words in camel case, in the plural too, and no parts of words', () => {
  expect(hasWord('PersonCell', 'person')).toBe(true)
  expect(hasWord('useGuests', 'guest')).toBe(true)
  expect(hasWord('storesSelling', 'selling store')).toBe(false)
  expect(hasWord('SellingStores', 'selling store')).toBe(true)
  expect(hasWord('personal', 'person')).toBe(false)
})

test('the exported names of a module are those that it declares', () => {
  const module = `export async function save() {}
export const tags = 1
const own = 2
export type { Other } from './other.ts'
export interface Tag {}`
  expect(exportedNames(module)).toEqual(['save', 'tags', 'Tag'])
})

test('the declared names of a source are its variables, functions, members and parameters', () => {
  const module = `/** person: no name */
interface Props { readonly cell: string; other?: number }
const save = (body: Body, again) => call({ body })
list.map((row) => row.id) // const comment`
  expect(declaredNames(module)).toEqual(['Props', 'cell', 'save', 'body', 'again', 'row'])
})
