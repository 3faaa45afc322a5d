import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16384, r: 8, p: 1 }
const keyLength = 32

function derive(
  password: string,
  salt: Buffer,
  length: number,
  options: typeof cost,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password for keeping: `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, keyLength, cost)
  const { N, r, p } = cost
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** A hash in the same form that no password has: checking one against it takes as long as ever. */
export const noPassword = [
  ...['scrypt', cost.N, cost.r, cost.p],
  ...[randomBytes(16).toString('base64url'), randomBytes(keyLength).toString('base64url')],
].join('$')

/**
 * Whether the password is the one that was hashed; the comparison takes the same time either way.
 * False for a hash in another form. The cost is read from the hash, so it can be raised later on.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (!match) return false
  const [, N, r, p, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(actual, expected)
}
