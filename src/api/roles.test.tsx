// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Permission, permissionsByNameQuery, permissionsQuery } from './permissions.ts'
import { createQueryClient } from './query.ts'
import { type Role, rolesByNameQuery, rolesQuery } from './roles.ts'
import { useUpdateRole } from './roleWrites.ts'
import { storesQuery } from './stores.ts'
import { useOperation } from './useOperation.ts'
import type { Flash } from './write.ts'

const role = (id: number, name: string): Role => ({
  ...{ id, role: name, permission_ids: [] },
  archived_at: null,
})
const permission = (id: number, name: string): Permission => ({
  ...{ id, permission: name, description: null },
  archived_at: null,
})
const store = (id: number, name: string) => ({ id, name })

/** A host that keeps no order. */
const server = setupServer(
  http.get('*/p4/roles', () => HttpResponse.json([role(1, 'owner'), role(2, 'barista')])),
  http.get('*/p4/roles/:id', ({ params }) =>
    HttpResponse.json({ ...role(Number(params.id), 'barista'), permission_ids: [4, 5] }),
  ),
  http.get('*/p4/permissions', () =>
    HttpResponse.json([permission(1, 'users:update'), permission(2, 'reports:read')]),
  ),
  http.get('*/p4/stores', () =>
    HttpResponse.json({ stores: [store(1, 'LoHi'), store(2, 'Ballard')] }),
  ),
  // It answers what it was sent, as saved.
  http.put('*/p4/:list/:id', async ({ request, params }) =>
    HttpResponse.json(Object.assign({ id: Number(params.id) }, await request.json())),
  ),
)
let client: QueryClient
let flashes: Flash[]

beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  flashes = []
  client = createQueryClient(({ about, ...flash }) => flashes.push(flash))
})
afterEach(() => client.clear())
afterAll(() => server.close())

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
const run = <Hook,>(hook: () => Hook) => renderHook(hook, { wrapper: Providers }).result.current

const archived_at = '2026-11-21T00:00:00.000Z'

test('SHELL-44: roles, permissions and stores are ordered by name, whatever the order of the host', async () => {
  await client.ensureQueryData(rolesQuery())
  const roles = run(() => useQuery(rolesByNameQuery())).data
  expect(roles?.map((one) => one.role)).toEqual(['barista', 'owner'])
  await client.ensureQueryData(permissionsQuery())
  const permissions = run(() => useQuery(permissionsByNameQuery())).data
  expect(permissions?.map((one) => one.permission)).toEqual(['reports:read', 'users:update'])
  const { stores } = await client.fetchQuery(storesQuery())
  expect(stores.map((one) => one.name)).toEqual(['Ballard', 'LoHi'])
})

test('a saved role is replaced at its place, an archived one leaves the list (API-14, SHELL-42, SHELL-43, AMB-32)', async () => {
  await client.ensureQueryData(rolesQuery())
  const names = () => client.getQueryData(rolesQuery().queryKey)?.map((one) => one.role)
  const save = run(useUpdateRole)
  const opened = role(2, 'barista')
  const saved = await save({ opened, changes: { role: 'roastery' } })
  expect(saved.permission_ids).toEqual([4, 5])
  expect(names()).toEqual(['owner', 'roastery'])
  await save({ opened, changes: { archived_at } })
  expect(names()).toEqual(['owner'])
  expect(flashes).toEqual([{ message: 'Role Updated' }, { message: 'Role Updated' }])
})

test('a saved permission is replaced, an archived one leaves the list (API-17, SHELL-42, SHELL-43, AMB-32)', async () => {
  await client.ensureQueryData(permissionsQuery())
  const kept = () => client.getQueryData(permissionsQuery().queryKey)
  const save = run(() => useOperation('updatePermission'))
  const path = { id: 2 }
  await save({ path, body: { permission: 'reports:read', description: 'Read all reports' } })
  expect(kept()?.find(({ id }) => id === 2)?.description).toBe('Read all reports')
  await save({ path, body: { permission: 'reports:read', archived_at } })
  expect(kept()?.map((one) => one.permission)).toEqual(['users:update'])
})
