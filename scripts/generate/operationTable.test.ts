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
          'x-extension': true,
        },
      },
    },
  }
  expect(operationTable(document, '// banner')).toContain(
    "  updateStore: { method: 'PUT', path: '/p4/stores/{id}', permission: { permission: 'stores:update', store: 'path.id' }, extension: true },\n",
  )
})
