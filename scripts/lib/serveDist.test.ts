import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from '../compress.ts'
import { serveDist } from './serveDist.ts'

const folder = mkdtempSync(join(tmpdir(), 'p4-dist-'))
let server: Server
let base = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>P4 Console</title>')
  mkdirSync(join(folder, 'login'))
  writeFileSync(join(folder, 'login/index.html'), '<title>Login</title>')
  writeFileSync(join(folder, 'assets/a.js'), 'export const a = 1\n'.repeat(200))
  writeFileSync(join(folder, 'assets/small.js'), 'export {}')
  await compressFolder(folder)
  server = await serveDist(0, folder)
  const address = server.address()
  if (address && typeof address === 'object') base = `http://127.0.0.1:${address.port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every address without an extension is the console', async () => {
  for (const path of ['/', '/products/12', '/stores/7/status']) {
    const response = await fetch(base + path)
    expect(await response.text()).toBe('<title>P4 Console</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('an address with a page of its own is that page', async () => {
  expect(await (await fetch(`${base}/login`)).text()).toBe('<title>Login</title>')
})

test('assets travel compressed and are kept for good', async () => {
  const response = await fetch(`${base}/assets/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toContain('export const a = 1')
})

test('small assets travel as they are', async () => {
  const response = await fetch(`${base}/assets/small.js`)
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('what is not there is a 404, and nothing outside of the folder is there', async () => {
  expect((await fetch(`${base}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${base}/%2e%2e/%2e%2e/etc/hosts.txt`)).status).toBe(404)
  expect((await fetch(`${base}/%ff`)).status).toBe(400)
})
