import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { idsByName } from '#mocks/userWith.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()
const { open } = consoleTests()

test('AMB-295: a permission with one for single stores shows who holds either, and where', async () => {
  const ids = await idsByName(p4)
  const byId = async (name: 'orders:refund' | 'stores:refund') =>
    p4.as('owner').ok('listEmployees', { query: { permission_id: ids.permission(name) } })
  const both = [...(await byId('orders:refund')), ...(await byId('stores:refund'))]
  const count = new Set(both.map(({ id }) => id)).size
  const at = `/permissions/${ids.permission('orders:refund')}`
  const page = await open(p4, { as: 'areaLead', at })
  const table = await screen.findByRole('table', { name: /^Holders of orders:refund or/ })
  const [head, ...rows] = within(table).getAllByRole('row')
  expect(head?.textContent).toBe('NameEmailStoresBy')
  expect(rows).toHaveLength(count)
  const rowOf = (name: string) => rows.find((row) => row.textContent?.includes(name))?.textContent
  expect(rowOf('Sadie Nakamura')).toContain('Capitol Hill and Ballard')
  expect(rowOf('Andre Castellanos')).toContain('All stores')
  expect(screen.getByRole('link', { name: 'stores:refund' })).toBeDefined()
  await page.open(`/permissions/${ids.permission('reports:read')}`)
  await screen.findByRole('table', { name: 'Employees' })
  expect(screen.queryByRole('table', { name: /^Holders/ })).toBeNull()
})
