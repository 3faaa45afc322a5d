import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allStoresPermission,
  hasRole,
  inStoreScope,
  type PermissionExpression,
  refusalOf,
  refusalText,
  type Viewer,
  viewerOf,
} from './permissions.ts'

const names = ['products:update', 'stores:update', 'orders:refund', allStoresPermission] as const
const roleNames = ['owner', 'admin', 'area-lead', 'store-lead', 'barista', 'roastery'] as const

const viewers: fc.Arbitrary<Viewer> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  roles: fc.subarray([...roleNames]).map((list) => new Set(list)),
  permissions: fc.subarray([...names]).map((list) => new Set(list)),
  storeIds: fc.subarray([1, 2, 3]).map((list) => new Set(list)),
})

const { expression: expressions } = fc.letrec<{ expression: PermissionExpression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<PermissionExpression>('public', 'signed-in'),
    fc.record({ permission: fc.constantFrom(...names) }),
    fc.record({ permission: fc.constantFrom(...names), store: fc.constant('path.id') }),
    fc.record({ self: fc.constant('path.id') }),
    fc.record({ role: fc.subarray([...roleNames], { minLength: 1 }) }),
    fc.record({ holdsAllOf: fc.constant('path.id') }),
    fc.record({ anyOf: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }) }),
  ),
}))

const targets = fc
  .record({
    store: fc.option(fc.integer({ min: 1, max: 4 })),
    user: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ store, user }) => ({ storeId: () => store ?? undefined, userId: () => user }))

const viewer = (given: Partial<Viewer>): Viewer => ({
  ...{
    id: 1,
    roles: new Set<string>(),
    permissions: new Set<string>(),
    storeIds: new Set<number>(),
  },
  ...given,
})
const holding = (...permissions: string[]) => viewer({ permissions: new Set(permissions) })

describe('who somebody is', () => {
  const permissions = names.map((permission, index) => ({ id: index + 1, permission }))
  const roles = [
    { id: 1, role: 'store-lead', permission_ids: [2] },
    { id: 2, role: 'marketing', permission_ids: [1, 2] },
    { id: 3, role: 'shift-lead', permission_ids: [3], archived_at: '2026-01-01T00:00:00.000Z' },
  ]
  const user = { id: 7, role_ids: [1], permission_ids: [3], store_ids: [1, 2] }

  test('PERM-01, PERM-02: permissions are held directly and through roles', () => {
    expect(viewerOf(user, roles, permissions)).toEqual({
      id: 7,
      roles: new Set(['store-lead']),
      permissions: new Set(['stores:update', 'orders:refund']),
      storeIds: new Set([1, 2]),
    })
  })

  test('AMB-23: archived roles and permissions grant nothing', () => {
    const held = viewerOf({ ...user, role_ids: [3], permission_ids: [] }, roles, permissions)
    expect([...held.roles, ...held.permissions]).toEqual([])
    const archived = permissions.map((one) => ({ ...one, archived_at: '2026-01-01T00:00:00.000Z' }))
    expect(viewerOf(user, roles, archived).permissions).toEqual(new Set())
  })
})

describe('roles and stores', () => {
  test('PERM-03: admin and owner pass any role check, others their own', () => {
    fc.assert(
      fc.property(viewers, fc.constantFrom(...roleNames), (who, role) => {
        const passes = ['owner', 'admin', role].some((name) => who.roles.has(name))
        expect(hasRole(who, role)).toBe(passes)
      }),
    )
  })

  test('PERM-03, AMB-22: the roles admin and owner open no permission', () => {
    const boss = viewer({ roles: new Set(['owner', 'admin']) })
    expect(refusalOf({ permission: 'products:update' }, boss)).not.toBeNull()
  })

  test('PERM-04: a store-scoped permission needs the permission and the scope', () => {
    fc.assert(
      fc.property(viewers, fc.integer({ min: 1, max: 4 }), (who, storeId) => {
        const refusal = refusalOf({ permission: 'stores:update', store: 'path.id' }, who, {
          storeId: () => storeId,
        })
        const expected = who.permissions.has('stores:update') && inStoreScope(who, storeId)
        expect(refusal === null).toBe(expected)
      }),
    )
  })
})

describe('expressions', () => {
  test('PERM-01: any of them is one of them, all of them is every one', () => {
    fc.assert(
      fc.property(
        fc.array(expressions, { minLength: 1, maxLength: 4 }),
        viewers,
        targets,
        (parts, who, target) => {
          const open = parts.map((part) => refusalOf(part, who, target) === null)
          expect(refusalOf({ anyOf: parts }, who, target) === null).toBe(open.includes(true))
          expect(refusalOf({ allOf: parts }, who, target) === null).toBe(!open.includes(false))
        },
      ),
    )
  })
})

describe('why not, in words (PERM-05)', () => {
  const why = (asked: PermissionExpression, who: Viewer, storeId?: number, storeName?: string) => {
    const refusal = refusalOf(asked, who, { storeId: () => storeId })
    return refusal && refusalText(refusal, storeName)
  }

  test('PERM-05: one permission, globally and at a store', () => {
    expect(why({ permission: 'products:update' }, holding())).toBe(
      'You need the permission products:update for this.',
    )
    const scoped = { permission: 'stores:update', store: 'path.id' }
    expect(why(scoped, holding(), 7)).toBe(
      'You need the permission stores:update at store 7 for this.',
    )
    expect(why(scoped, holding('stores:update'), 7, 'Capitol Hill')).toBe(
      'You need the permission stores:update at Capitol Hill for this.',
    )
  })

  test('PERM-04: of several that would do, each once', () => {
    const either = {
      anyOf: [{ permission: 'orders:refund' }, { permission: 'stores:refund', store: 'order.id' }],
    }
    expect(why(either, holding(), 2, 'Ballard')).toBe(
      'You need the permission orders:refund or stores:refund at Ballard for this.',
    )
    const twice = { anyOf: [{ permission: 'a' }, { permission: 'a' }] }
    expect(why(twice, holding())).toBe('You need the permission a for this.')
  })
})

describe('the user acted on', () => {
  const holdsAllOf: PermissionExpression = { holdsAllOf: 'path.id' }

  test('AMB-192: what a permission would open is said before what the user holds', () => {
    const asked: PermissionExpression = {
      anyOf: [{ self: 'path.id' }, { allOf: [{ permission: 'users:update' }, holdsAllOf] }],
    }
    const target = { userId: () => 2, heldBeyond: () => ['orders:refund'] }
    const textFor = (who: Viewer) => {
      const refusal = refusalOf(asked, who, target)
      return refusal && refusalText(refusal)
    }
    expect(textFor(viewer({}))).toBe('You need the permission users:update for this.')
    expect(textFor(holding('users:update'))).toMatch(/^This user holds more than you do\./)
    expect(textFor(viewer({ id: 2 }))).toBeNull()
  })
})
