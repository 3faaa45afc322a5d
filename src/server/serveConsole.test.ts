import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole } from './serveConsole.ts'

const folder = mkdtempSync(join(tmpdir(), 'p4-console-'))
const meta = '<meta name="p4-api-host" content="" />'

beforeAll(() => {
  mkdirSync(join(folder, 'login'))
  writeFileSync(join(folder, 'index.html'), `<title>Console</title>${meta}<script>go()</script>`)
  writeFileSync(join(folder, 'login/index.html'), `<title>Login</title>${meta}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = async (path: string, apiHost = '') => {
  const serve = serveConsole({ folder, apiHost })
  return (await serve(new Request(`http://p4.example${path}`))).text()
}

test('every path is the console, Login has a page of its own', async () => {
  for (const path of ['/', '/products/12', '/login/other'])
    expect(await textOf(path)).toContain('<title>Console</title>')
  expect(await textOf('/login')).toContain('<title>Login</title>')
  expect(await textOf('/login/')).toContain('<title>Login</title>')
})

test('both pages tell where the API is', async () => {
  for (const path of ['/products', '/login'])
    expect(await textOf(path, 'https://api.example/a"b')).toContain(
      'content="https://api.example/a&quot;b"',
    )
})

test('a path whose escapes mean nothing is a bad request', async () => {
  const serve = serveConsole({ folder, apiHost: '' })
  for (const path of ['/%', '/%E0%A4%A'])
    expect((await serve(new Request(`http://p4.example${path}`))).status).toBe(400)
})

test('of the scripts within a page only the one that the build wrote runs, by its hash', async () => {
  const serve = serveConsole({ folder, apiHost: '' })
  const policyOf = async (path: string) =>
    (await serve(new Request(`http://p4.example${path}`))).headers.get('content-security-policy')
  const hash = createHash('sha256').update('go()').digest('base64')
  expect(await policyOf('/products')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(await policyOf('/login')).toContain("script-src 'self';")
})
