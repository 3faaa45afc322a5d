// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from './core/query.ts'
import { useOperation } from './core/useOperation.ts'
import type { Flash } from './core/write.ts'
import { type Permission, permissionsByNameQuery, permissionsQuery } from './permissions.ts'
import { type Role, rolesByNameQuery, rolesQuery, useUpdateRole } from './roles.ts'
import { storesQuery } from './stores.ts'

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
afterEach(() => {
  client.clear()
  server.resetHandlers()
})
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

test('after a save the lists on the page show a changed record, and no archived one (API-14, API-17, SHELL-42, SHELL-43, AMB-32)', async () => {
  const roles = [role(1, 'owner'), role(2, 'barista')]
  const permissions = [permission(1, 'users:update'), permission(2, 'reports:read')]
  const active = (rows: readonly (Role | Permission)[]) =>
    HttpResponse.json(rows.filter((one) => one.archived_at === null))
  server.use(
    http.get('*/p4/roles', () => active(roles)),
    http.get('*/p4/permissions', () => active(permissions)),
    http.put('*/p4/:list/:id', async ({ request, params }) => {
      const rows = params.list === 'roles' ? roles : permissions
      const saved = rows.find(({ id }) => id === Number(params.id))
      return HttpResponse.json(Object.assign(saved ?? {}, await request.json()))
    }),
  )
  const page = renderHook(
    () => ({
      roles: useQuery(rolesQuery()).data?.map((one) => one.role),
      permissions: useQuery(permissionsQuery()).data?.map((one) => one.description),
      saveRole: useUpdateRole(),
      savePermission: useOperation('updatePermission'),
    }),
    { wrapper: Providers },
  ).result
  await waitFor(() => expect(page.current.roles).toEqual(['owner', 'barista']))
  await waitFor(() => expect(page.current.permissions).toEqual([null, null]))
  const opened = role(2, 'barista')
  const saved = await act(() => page.current.saveRole({ opened, changes: { role: 'roastery' } }))
  expect(saved.permission_ids).toEqual([4, 5])
  await waitFor(() => expect(page.current.roles).toEqual(['owner', 'roastery']))
  await act(() => page.current.saveRole({ opened, changes: { archived_at } }))
  await waitFor(() => expect(page.current.roles).toEqual(['owner']))
  const body = { permission: 'reports:read', description: 'Read all reports' }
  await act(() => page.current.savePermission({ path: { id: 2 }, body }))
  await waitFor(() => expect(page.current.permissions).toEqual([null, 'Read all reports']))
  await act(() => page.current.savePermission({ path: { id: 2 }, body: { ...body, archived_at } }))
  await waitFor(() => expect(page.current.permissions).toEqual([null]))
  expect(flashes.map(({ message }) => message)).toEqual([
    ...['Role Updated', 'Role Updated', 'Permission Updated', 'Permission Updated'],
  ])
})
