import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { P4Error } from './errors.ts'

/**
 * Costs as much to attack as OWASP's first choice (N=131072, p=1), with 16 MB of memory instead of 128 MB.
 */
const cost = { N: 16384, r: 8, p: 5 }
const keyLength = 32

/** No password is shorter: the contract asks for 12 characters, the demo accounts have 8. */
export const shortestPassword = 8

/**
 * Most hashes made at a time: each occupies a core and one of Node's four threads, which files and
 * compression need too.
 */
export const hashesAtATime = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
const mostWaiting = 100
const turns = pLimit(hashesAtATime)

/** Throws 503 where the queue is longer than the server can work off in reasonable time. */
async function derive(
  password: string,
  salt: Buffer,
  length: number,
  options: typeof cost,
): Promise<Buffer> {
  if (turns.pendingCount >= mostWaiting)
    throw new P4Error(503, 'busy', 'Too many users sign in at the moment. Please try again.')
  return turns(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/** Hashes a password for the database: `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, keyLength, cost)
  return [prefix, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

const prefix = ['scrypt', cost.N, cost.r, cost.p].join('$')

/** Whether a stored hash was made at another cost than the present one. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`${prefix}$`)
}

/** A hash that no password matches: checking a password against it takes as long as a real check. */
export const noPassword = [
  prefix,
  randomBytes(16).toString('base64url'),
  randomBytes(keyLength).toString('base64url'),
].join('$')

/**
 * Whether the password matches the hash; the comparison takes the same time either way. False for a hash in
 * another form. The cost is read from the hash, so that it can be raised later.
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
