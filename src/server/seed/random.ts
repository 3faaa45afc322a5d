/** Deterministic. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Both inclusive. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Distinct, in random order, at most `count`. */
  sample<T>(list: readonly T[], count: number): T[]
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  text(alphabet: string, length: number): string
}

/** mulberry32. */
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
