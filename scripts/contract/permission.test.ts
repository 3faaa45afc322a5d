import { expect, test } from 'vitest'
import { permissionProblem } from './permission.ts'

const sources = { pathParameters: ['id'], bodyFields: ['store_id'] }

test.each([
  ['public'],
  ['signed-in'],
  [{ permission: 'products:update' }],
  [{ permission: 'stores:update-menu', store: 'path.id' }],
  [{ permission: 'stores:update-menu', store: 'body.store_id' }],
  [
    {
      anyOf: [{ permission: 'orders:refund' }, { permission: 'stores:refund', store: 'order.id' }],
    },
  ],
  [{ allOf: [{ permission: 'users:update' }, { self: 'path.id' }] }],
  [{ role: ['store-lead', 'area-lead'] }],
  [{ allOf: [{ permission: 'users:update' }, { holdsAllOf: 'path.id' }] }],
])('%j is a permission expression', (expression) => {
  expect(permissionProblem(expression, sources)).toBeUndefined()
})

test.each([
  [undefined, 'x-permission is missing'],
  ['everybody', 'x-permission: "everybody" is no expression'],
  [{ permission: 'Products' }, 'x-permission: "Products" is no permission like products:update'],
  [
    { permission: 'stores:refund', store: 'body.shop' },
    'x-permission: the request has no field for body.shop',
  ],
  [
    { permission: 'stores:refund', store: 'path.storeId' },
    'x-permission: the path has no parameter for path.storeId',
  ],
  [{ self: 'order.id' }, 'x-permission: "order.id" is no source'],
  [{ holdsAllOf: 'path.user' }, 'x-permission: the path has no parameter for path.user'],
  [{ role: [] }, 'x-permission: [] is no list of roles'],
  [{ role: 'owner' }, 'x-permission: "owner" is no list of roles'],
  [{ anyOf: [{ permission: 'a:b' }] }, 'x-permission: anyOf needs at least two parts'],
  [{ anyOf: ['public', 'signed-in'] }, 'x-permission: "public" is no expression'],
  [{ permission: 'a:b', stores: 'path.id' }, 'x-permission: {permission,stores} is no expression'],
])('%j is refused', (expression, problem) => {
  expect(permissionProblem(expression, sources)).toBe(problem)
})
