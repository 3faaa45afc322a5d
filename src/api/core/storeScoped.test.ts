import { expect, test } from 'vitest'
import { storeScopedPermissions } from './storeScoped.ts'

test('AMB-26: the store-scoped permissions are those of the contract', () => {
  expect([...storeScopedPermissions].sort()).toEqual([
    'stores:refund',
    'stores:update',
    'stores:update-hours',
    'stores:update-inventory',
    'stores:update-menu',
    'stores:update-pars',
    'tax-rates:update',
  ])
})
