import type { CheckedRow, Strangeness } from '#domain/prices/priceCheck.ts'
import { counted, grouped } from '#domain/wording.ts'
import { isUncompared } from './listRows.ts'

const kindTexts: Readonly<Record<Strangeness, readonly [one: string, many: string]>> = {
  free: ['becomes 0', 'become 0'],
  hundredfold: ['is about 100 times the old one', 'are about 100 times the old ones'],
  hundredth: ['is about a hundredth of the old one', 'are about a hundredth of the old ones'],
  bigChange: ['changes by more than 25 %', 'change by more than 25 %'],
}
const order = ['free', 'hundredfold', 'hundredth', 'bigChange'] as const

/** Null without any. */
export function strangePrices(rows: readonly CheckedRow[]): string | null {
  const counts = { free: 0, hundredfold: 0, hundredth: 0, bigChange: 0 }
  for (const { findings } of rows)
    for (const { strange } of findings) if (strange) counts[strange] += 1
  const foundKinds = order.filter((kind) => counts[kind] > 0)
  const uncompared = rows.filter(isUncompared).length
  const unknown =
    uncompared > 0
      ? [`${counted(uncompared, 'price')} could not be compared with the one in effect.`]
      : []
  if (foundKinds.length === 0) return unknown[0] ?? null
  const parts = foundKinds.map((kind, at) => {
    const count = counts[kind]
    const [one, many] = kindTexts[kind]
    return `${at === 0 ? counted(count, 'price') : grouped(count)} ${count === 1 ? one : many}`
  })
  return [`${parts.join(', ')}.`, ...unknown].join(' ')
}
