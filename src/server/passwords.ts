import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { P4Error } from './errors.ts'

// As strong as OWASP's first choice (N=131072, p=1), with 16 MB instead of 128.
const cost = { N: 16384, r: 8, p: 5 }
const keyLength = 32

export const minPasswordLength = 8

// Each hash occupies a core and one of Node's four threads.
export const maxParallelHashes = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
const maxQueuedHashes = 100
const hashQueue = pLimit(maxParallelHashes)

/** Throws 503 if the queue is full. */
async function derive(
  password: string,
  salt: Buffer,
  length: number,
  options: typeof cost,
): Promise<Buffer> {
  if (hashQueue.pendingCount >= maxQueuedHashes)
    throw new P4Error(503, 'busy', 'Too many users sign in at the moment. Please try again.')
  return hashQueue(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const hash = await derive(password, salt, keyLength, cost)
  return [prefix, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

const prefix = ['scrypt', cost.N, cost.r, cost.p].join('$')

export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`${prefix}$`)
}

/** As slow to verify as a real hash. */
export const dummyHash = [
  prefix,
  randomBytes(16).toString('base64url'),
  randomBytes(keyLength).toString('base64url'),
].join('$')

/** Constant time. Reads the cost from the hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (!match) return false
  const [, N, r, p, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(actual, expected)
}
