/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** Whether something with this probability happens. */
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different members in a random order; all of them where the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Picks by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** Characters of an alphabet. */
  text(alphabet: string, length: number): string
}

/** mulberry32: small, quick and good enough for demo data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    sample(list, count) {
      const rest = [...list]
      const chosen = []
      while (chosen.length < count && rest.length > 0)
        chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
      return chosen
    },
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return pick(choices)[0]
    },
    text: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  }
}
