import { expect, test } from 'vitest'
import { filesOf, type Manifest, routeChain } from './screens.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    src: 'index.html',
    isEntry: true,
    imports: ['_lib'],
    css: ['entry.css'],
  },
  _lib: { file: 'lib.js' },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'login.js',
    src: 'src/routes/login.tsx?tsr-split=component',
    imports: ['_lib', '_form'],
  },
  'src/routes/login.tsx?tsr-split=errorComponent': { file: 'loginError.js' },
  _form: { file: 'form.js', css: ['form.css'] },
  'src/routes/_staff.tsx?tsr-split=component': { file: 'staff.js' },
  'src/routes/_staff/products/index.tsx?tsr-split=component': {
    file: 'products.js',
    imports: ['_form'],
  },
  'src/routes/_staff/stores/index.tsx?tsr-split=component': { file: 'stores.js' },
}

test('a route lies in the routes of its folders', () => {
  expect(routeChain('_staff/products/index')).toEqual([
    '__root',
    '_staff',
    '_staff/route',
    '_staff/products',
    '_staff/products/route',
    '_staff/products/index',
  ])
})

test('a screen loads the entry, its own chunks and what these import, each once', () => {
  expect(filesOf(manifest, 'login').sort()).toEqual([
    'entry.css',
    'entry.js',
    'form.css',
    'form.js',
    'lib.js',
    'login.js',
  ])
})

test('a nested screen loads the chunks around it and no other screen', () => {
  const files = filesOf(manifest, '_staff/products/index')
  expect(files).toContain('staff.js')
  expect(files).toContain('products.js')
  expect(files).not.toContain('stores.js')
  expect(files).not.toContain('login.js')
})
