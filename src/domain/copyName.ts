import { nameKey } from './cleanName.ts'

/** A name that none of `taken` has: `Latte copy`, `Latte copy 2`. */
export function copyName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey))
  const first = `${name} copy`
  let free = first
  for (let number = 2; keys.has(nameKey(free)); number += 1) free = `${first} ${number}`
  return free
}
