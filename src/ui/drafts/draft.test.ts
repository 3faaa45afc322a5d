import { expect, test } from 'vitest'
import { type Draft, isTooLarge, usable, withoutSecrets } from './draft.ts'
import { draftSubject } from './useDrafts.ts'

const draft = (values: Draft['values']): Draft => ({
  ...{ key: 'k', owner: 'o', at: 0, path: '/', page: '', title: 'Store', values, baseline: {} },
})

test('AMB-270: passwords and codes are left out at any depth', () => {
  const store = { name: 'A', bda_password: 'secret', users: [{ manager_approval_code: 'secret' }] }
  const kept = withoutSecrets({ values: store, baseline: store, opened: { store } }, [
    'bda_password',
    'manager_approval_code',
  ])
  expect(JSON.stringify(kept)).not.toContain('secret')
  expect(kept.values).toEqual({ name: 'A', users: [{}] })
})

test('AMB-270: a draft has at most 20 MB, files included', () => {
  expect(isTooLarge(draft({ image: { data: 'x'.repeat(19_000_000) } }))).toBe(false)
  expect(isTooLarge(draft({ image: { data: 'x'.repeat(20_000_000) } }))).toBe(true)
  expect(isTooLarge(draft({ file: new Blob(['x'.repeat(20_000_001)]) }))).toBe(true)
})

test('AMB-270: what is saved meanwhile, or no longer fits, is not offered', () => {
  const offered = (values: Draft['values']) =>
    usable(
      draft(values),
      (field) => field === 'name',
      () => 'Saved',
    )?.values
  expect(offered({ name: 'Typed', gone: 1 })).toEqual({ name: 'Typed' })
  expect(offered({ name: 'Saved', gone: 1 })).toBeUndefined()
})

test.each([
  ['Product', '/products/create?copy=1', 'Products', null, 'New product'],
  ['Create Tag', '/tags/create', 'Tags', null, 'Create Tag'],
  ['Edit Tag', '/tags/1/edit', 'Seasonal', { name: 'Seasonal' }, 'Edit Tag, Seasonal'],
  ['Role barista', '/roles/7', 'barista', { role: 'barista' }, 'Role barista'],
  ['Edit Employee', '/employees/5/edit', '', { name: 'Ada' }, 'Edit Employee, Ada'],
  ['New Credit', '/users/84', '', null, 'New Credit'],
])('AMB-270: a draft of %s at %s is listed by its record', (title, path, page, opened, name) => {
  expect(draftSubject({ ...draft({}), title, path, page, opened })).toBe(name)
})
