import { scryptSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, maxParallelHashes, verifyPassword } from './passwords.ts'

test('a hash names its cost, hides the password and is another one each time', async () => {
  const [one, other] = await Promise.all([hashPassword('espresso'), hashPassword('espresso')])
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('espresso', one)).toBe(true)
  expect(await verifyPassword('espresso ', one)).toBe(false)
  expect(await verifyPassword('', one)).toBe(false)
})

test('the two ways to write an accent are one password', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true)
})

test('what is no hash matches nothing', async () => {
  expect(await verifyPassword('espresso', '')).toBe(false)
  expect(await verifyPassword('espresso', 'espresso')).toBe(false)
})

test('a hash of another cost is still checked, and known as outdated', async () => {
  const salt = Buffer.from('sixteen bytes ..')
  const key = scryptSync('espresso', salt, 32, { N: 16384, r: 8, p: 1 })
  const old = `scrypt$16384$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await verifyPassword('espresso', old)).toBe(true)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated(await hashPassword('espresso'))).toBe(false)
})

test('many hashes at once leave room for everything else that waits for a thread', async () => {
  let made = 0
  const hashes = Array.from({ length: 8 }, async () => {
    await hashPassword('espresso')
    made += 1
  })
  await readFile(new URL(import.meta.url))
  expect(made).toBeLessThanOrEqual(2 * maxParallelHashes)
  await Promise.all(hashes)
})

test('of more users than can wait, the last are refused', async () => {
  const quick = 'scrypt$16$8$1$c2FsdA$aGFzaA'
  const users = Array.from({ length: 100 + maxParallelHashes + 1 }, () => verifyPassword('', quick))
  const all = await Promise.allSettled(users)
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason)
  expect(refused).toMatchObject([{ status: 503, code: 'busy' }])
})
