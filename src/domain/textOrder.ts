import { lazily } from './lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

/** Natural order: `item 9` before `item 10`; ignores case. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : collator().compare(a, b)
}
