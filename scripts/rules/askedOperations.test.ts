import { expect, test } from 'vitest'
import { unaskedOperations } from './askedOperations.ts'

const api = `
  import { useOperation } from './query.ts'
  const remove = (id: number) => call('deleteTag', { path: { id } })
  export const useDeleteTag = () => remove
  export function useSaveTag() { return useOperation('updateTag') }
  export const tagsQuery = () => operationQuery('listTags')
`
const guarded = new Set(['deleteTag', 'updateTag', 'createTag'])
const unasked = (feature: string) =>
  unaskedOperations(
    new Map([
      ['src/api/tags.ts', api],
      ['src/features/tags/Tags.tsx', feature],
    ]),
    (path) => /^src\/features\/(\w+)/.exec(path)?.[1],
    guarded,
  ).map(({ screen, operation }) => `${screen} ${operation}`)

const uses = `import { useDeleteTag, useSaveTag, tagsQuery } from '#api/tags.ts'
  export function Tags() { const remove = useDeleteTag(); const save = useSaveTag() }`

test('PERM-05: what a screen calls through the api, however deep, it has to ask about', () => {
  expect(unasked(uses)).toEqual(['tags deleteTag', 'tags updateTag'])
  expect(unasked(`${uses}; access.can('updateTag')`)).toEqual(['tags deleteTag'])
})

test('PERM-05: an action, a part and a list of operations ask as well', () => {
  expect(unasked(`${uses}; const action = { operation: 'deleteTag', label: 'Delete' }`)).toEqual([
    'tags updateTag',
  ])
  expect(unasked(`${uses}; access.canAll(['deleteTag', 'updateTag'])`)).toEqual([])
  expect(unasked(`${uses}; access.can(tag ? 'updateTag' : 'deleteTag')`)).toEqual([])
  expect(unasked(`${uses}; access.canPart('updateTag', 'deleteTag')`)).toEqual([])
})

test('PERM-05: what is imported without being used, or only read, need not be asked about', () => {
  expect(unasked(`import { useSaveTag, tagsQuery } from '#api/tags.ts'; tagsQuery()`)).toEqual([])
})

test('PERM-05: a call that the screen makes itself counts', () => {
  expect(unasked(`const create = () => useOperation('createTag')`)).toEqual(['tags createTag'])
})

test('PERM-05: of a table of actions the members count that the screen uses', () => {
  const actions = `export const creations = {
    tag: { operation: 'createTag' }, store: { operation: 'createStore' } } as const`
  const screen = (used: string) => `import { creations } from '#features/tags/actions.ts'
    ask(${used}); useOperation('createTag')`
  const unaskedWith = (used: string) =>
    unaskedOperations(
      new Map([
        ['src/features/tags/actions.ts', actions],
        ['src/routes/tags.tsx', screen(used)],
      ]),
      (path) => /^src\/routes\/(\w+)/.exec(path)?.[1],
      guarded,
    ).map(({ operation }) => operation)
  expect(unaskedWith('creations.tag')).toEqual([])
  expect(unaskedWith('Object.values(creations)')).toEqual([])
  expect(unaskedWith('creations.store')).toEqual(['createTag'])
})

test('PERM-05: a question counts where the screen uses it, also in what is loaded on demand', () => {
  const asks = `export const Row = () => access.can('createTag')
    export const create = () => useOperation('createTag')`
  const unaskedWith = (screen: string) =>
    unaskedOperations(
      new Map([
        ['src/features/tags/Row.tsx', asks],
        ['src/routes/tags.tsx', screen],
      ]),
      (path) => /^src\/routes\/(\w+)/.exec(path)?.[1],
      guarded,
    )
  const imported = (name: string) =>
    `import { ${name} } from '#features/tags/Row.tsx'; use(${name})`
  expect(unaskedWith(imported('create'))).toEqual([{ screen: 'tags', operation: 'createTag' }])
  expect(unaskedWith(imported('create, Row'))).toEqual([])
  expect(unaskedWith(`const row = lazy(() => import('#features/tags/Row.tsx'))`)).toEqual([])
})
