import { expect, test } from 'vitest'
import { operationTable } from './operationTable.ts'

test('an operation becomes a row with its method, path, tag and permission', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'P4', version: '1' },
    paths: {
      '/p4/stores/{id}': {
        put: {
          operationId: 'updateStore',
          'x-permission': { permission: 'stores:update', store: 'path.id' },
        },
      },
    },
  }
  expect(operationTable(document, '// banner')).toContain(
    "  updateStore: { method: 'PUT', path: '/p4/stores/{id}', permission: { permission: 'stores:update', store: 'path.id' } },\n",
  )
})

test('a row says what its method and its body do not', () => {
  const form = { content: { 'multipart/form-data': {} } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'P4', version: '1' },
    paths: {
      '/p4/plus/export': { get: { operationId: 'exportPrices', 'x-effect': true } },
      '/p4/plus/import': { post: { operationId: 'importPrices', requestBody: form } },
    },
  }
  const table = operationTable(document, '// banner')
  expect(table).toMatch(/exportPrices: .* effect: true \},/)
  expect(table).toMatch(/importPrices: .* multipart: true \},/)
})
