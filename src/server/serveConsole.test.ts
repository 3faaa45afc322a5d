import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole } from './serveConsole.ts'

const folder = mkdtempSync(join(tmpdir(), 'p4-console-'))
const meta = '<meta name="p4-api-host" content="" />'

beforeAll(() => {
  mkdirSync(join(folder, 'login'))
  writeFileSync(join(folder, 'index.html'), `<title>Console</title>${meta}<script>go()</script>`)
  writeFileSync(join(folder, 'login/index.html'), `<title>Login</title>${meta}`)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a-1.js'), 'export const a = 1\n')
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('export const a = 1\n'))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n')
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

const answerOf = (path: string, init: RequestInit = {}) =>
  serveConsole({ folder, apiHost: '' })(new Request(`http://p4.example${path}`, init))

test('assets travel in the form that the build compressed, and are kept for ever', async () => {
  const packed = await answerOf('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  const plain = await answerOf('/assets/a-1.js')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe('export const a = 1\n')
})

test('other files and the page are asked for again', async () => {
  for (const [path, text] of [
    ['/robots.txt', 'User-agent: *\n'],
    ['/products', '<title>Console</title>'],
  ] as const) {
    const answer = await answerOf(path)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain(text)
  }
})

test('a missing asset is not found and not kept, and nothing outside of the folder is there', async () => {
  const gone = await answerOf('/assets/gone-1.js')
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).toBe('no-cache')
  for (const path of ['/%2e%2e/%2e%2e/etc/hostname', '/..%2f..%2f..%2fetc/hostname'])
    expect(await (await answerOf(path)).text()).toContain('<title>Console</title>')
})

test('a request to change a page is refused', async () => {
  expect((await answerOf('/products', { method: 'POST' })).status).toBe(405)
})
