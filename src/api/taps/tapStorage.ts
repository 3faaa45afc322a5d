/** Keeps unsent taps when the tab closes (AMB-265). Where the browser blocks IndexedDB they last as long as the page. */
import { del, get, keys, set } from 'idb-keyval'
import { alone } from '../core/alone.ts'
import { type Tap, tapSchema } from './tapKinds.ts'

const prefix = 'tap of'
/** An open tab holds the lock of its name. */
const ownName = `${prefix} ${Date.now()}${String(Math.random()).slice(2)}`
const ownKeys = new WeakMap<Tap, string>()
let lastNumber = 0
let isHeld = false

export function storeTap(tap: Tap): void {
  if (!isHeld) void alone(ownName, () => new Promise<never>(() => {}), refusal)
  isHeld = true
  let key = ownKeys.get(tap)
  if (key === undefined) {
    lastNumber += 1
    key = `${ownName} ${lastNumber}`
    ownKeys.set(tap, key)
  }
  void quietly(() => set(key, tap))
}

export function forgetTap(tap: Tap): void {
  const key = ownKeys.get(tap)
  if (key !== undefined) void quietly(() => del(key))
}

/** Those of this user, oldest first, without those that an open tab sends itself. */
export async function takeStoredTaps(userId: number, pending: ReadonlySet<Tap>): Promise<Tap[]> {
  const inUse = new Set([...pending].map((tap) => ownKeys.get(tap)))
  const taken: Tap[] = []
  for (const key of (await quietly(() => keys<string>())) ?? []) {
    if (!String(key).startsWith(prefix) || inUse.has(key)) continue
    const take = async () => {
      const { data: tap } = tapSchema.safeParse(await get(key))
      if (tap?.userId !== userId) return
      await del(key)
      taken.push(tap)
    }
    const name = key.slice(0, key.lastIndexOf(' '))
    await quietly(() => (name === ownName ? take() : alone(name, take, refusal)))
  }
  return taken.sort((one, other) => one.at - other.at)
}

const refusal = () => new Error('Another tab sends these taps')

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
