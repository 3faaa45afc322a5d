import { lazily } from './lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

/** Compares two texts in natural order: `item 9` before `item 10`, upper and lower case alike. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : collator().compare(a, b)
}
