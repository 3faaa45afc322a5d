import { expect, test } from 'vitest'
import type { Manifest } from '../size/screens.ts'
import { firstTable } from './firstScript.ts'

const route = (name: string, file: string) => ({
  [`src/routes/${name}.tsx?tsr-split=component`]: {
    file,
    src: `src/routes/${name}.tsx?tsr-split=component`,
    imports: ['_lib', '_list'],
  },
})

const manifest: Manifest = {
  'index.html': { file: 'entry.js', src: 'index.html', isEntry: true, imports: ['_lib'] },
  _lib: { file: 'lib.js' },
  _list: { file: 'list.js', css: ['list.css'] },
  ...route('_staff', 'staff.js'),
  ...route('_staff/$', 'missing.js'),
  ...route('_staff/tags/index', 'tags.js'),
  ...route('_staff/tags/$tagId/edit', 'editTag.js'),
  ...route('_staff/products/$productId', 'product.js'),
  ...route('_staff/stores/$storeId_/orders', 'orders.js'),
  ...route('_staff/stores/$storeId_.today', 'today.js'),
  ...route('_staff/surcharges/index', 'surcharges.js'),
  ...route('_staff/menus/index', 'menus.js'),
}

const { files, screens } = firstTable(manifest, new Set(['/p4/stores/{id}/orders']))
const screen = (address: string) => screens.find((one) => one.address === address)

test('the table has every screen by its address', () => {
  expect(screens.map(({ address }) => address)).toEqual([
    '/tags',
    '/tags/$/edit',
    '/products/$',
    '/stores/$/orders',
    '/stores/$/today',
    '/surcharges',
    '/menus',
  ])
})

test('a screen needs its own code, that of the frame and what they import, without the program', () => {
  const code = screen('/tags')?.code.map((index) => files[index])
  expect(code?.toSorted()).toEqual(['list.js', 'staff.js', 'tags.js'])
})

test('an address that is a read of the contract is read early, unless the host pages it', () => {
  expect(screen('/tags')?.reads).toBe(true)
  expect(screen('/products/$')?.reads).toBe(true)
  expect(screen('/tags/$/edit')?.reads).toBeUndefined()
  expect(screen('/stores/$/orders')?.reads).toBeUndefined()
})

test('what the loader of a screen reads besides is read early as well', () => {
  expect(screen('/surcharges')).toMatchObject({ reads: true, also: ['/p4/stores'] })
  expect(screen('/menus')).toMatchObject({ reads: true, also: ['/p4/categories/{menu}'] })
  expect(screen('/stores/$/today')?.also).toContain('/stores/$/status')
  expect(screen('/tags')?.also).toBeUndefined()
})
