import { expect, test } from 'vitest'
import { isForServer } from './p4Server.ts'

test.each([
  ['GET', '/p4/products', undefined, true],
  ['GET', '/files/12.png', 'image/*', true],
  ['PUT', '/stores/7/status', 'application/json', true],
  ['GET', '/stores/7/status', 'application/json', true],
  ['GET', '/stores/7/status', 'text/html,*/*', false],
  ['GET', '/stores/7', 'text/html', false],
  ['GET', '/products', 'application/json', false],
])('%s %s asking for %s goes to the server: %s', (method, path, accept, expected) => {
  expect(isForServer(method, path, accept)).toBe(expected)
})
