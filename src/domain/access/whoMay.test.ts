import { expect, test } from 'vitest'
import type { PermissionExpression } from './permissions.ts'
import { whoMay } from './whoMay.ts'

const permissions = [
  { id: 1, permission: 'orders:refund' },
  { id: 2, permission: 'stores:refund' },
  { id: 3, permission: 'stores:update-all' },
]
const roles = [
  { id: 10, role: 'store-lead', permission_ids: [2] },
  { id: 11, role: 'area-lead', permission_ids: [1, 2, 3] },
  { id: 12, role: 'gone', permission_ids: [1], archived_at: '2026-01-01T00:00:00Z' },
]
const person = (
  name: string,
  role_ids: number[],
  permission_ids: number[],
  store_ids: number[],
) => ({ id: name.length, name, role_ids, permission_ids, store_ids })

const people = [
  person('lead of 7', [10], [], [7]),
  person('lead of none', [10], [], []),
  person('area lead', [11], [], []),
  person('direct', [], [1], []),
  person('both', [10], [2], [8]),
  person('archived', [12], [], [7]),
]
const refund: PermissionExpression = {
  anyOf: [{ permission: 'orders:refund' }, { permission: 'stores:refund', store: 'order.id' }],
}
const area = ['orders:refund through area-lead', 'stores:refund through area-lead']

test.each([
  [
    7,
    [
      ['lead of 7', ['stores:refund through store-lead']],
      ['area lead', area],
      ['direct', ['orders:refund directly']],
    ],
  ],
  [
    8,
    [
      ['area lead', area],
      ['direct', ['orders:refund directly']],
      ['both', ['stores:refund directly', 'stores:refund through store-lead']],
    ],
  ],
  [
    undefined,
    [
      ['lead of 7', ['stores:refund through store-lead']],
      ['area lead', area],
      ['direct', ['orders:refund directly']],
      ['both', ['stores:refund directly', 'stores:refund through store-lead']],
    ],
  ],
] as const)(
  'AMB-295, PERM-04: who may refund at store %s, and through what',
  (storeId, expected) => {
    const found = whoMay(refund, storeId, people, { roles, permissions })
    expect(found.map(({ name, through }) => [name, through])).toEqual(expected)
  },
)
