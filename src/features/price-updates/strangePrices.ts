import { counted, grouped } from '#domain/counts.ts'
import type { CheckedRow, Strangeness } from '#domain/priceCheck.ts'

/** What is strange of one price, and of several. */
const words: Readonly<Record<Strangeness, readonly [one: string, many: string]>> = {
  free: ['becomes 0', 'become 0'],
  hundredfold: ['is about 100 times the old one', 'are about 100 times the old ones'],
  hundredth: ['is about a hundredth of the old one', 'are about a hundredth of the old ones'],
  bigChange: ['changes by more than 25 %', 'change by more than 25 %'],
}
const order = ['free', 'hundredfold', 'hundredth', 'bigChange'] as const

/** How many of the prices are strange in which way, as a sentence; null where none is. */
export function strangePrices(rows: readonly CheckedRow[]): string | null {
  const counts = { free: 0, hundredfold: 0, hundredth: 0, bigChange: 0 }
  for (const { findings } of rows)
    for (const { strange } of findings) if (strange) counts[strange] += 1
  const told = order.filter((kind) => counts[kind] > 0)
  if (told.length === 0) return null
  const parts = told.map((kind, at) => {
    const count = counts[kind]
    const [one, many] = words[kind]
    return `${at === 0 ? counted(count, 'price') : grouped(count)} ${count === 1 ? one : many}`
  })
  return `${parts.join(', ')}.`
}
