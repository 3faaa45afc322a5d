import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a hash names its cost, hides the password and is another one each time', async () => {
  const [one, other] = await Promise.all([hashPassword('espresso'), hashPassword('espresso')])
  expect(one).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
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
