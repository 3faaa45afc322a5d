import { lazily } from './lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

/** Compares two texts as a person orders them: `item 9` before `item 10`, whatever their case (SHELL-44). */
export function compareTexts(a: string, b: string): number {
  return collator().compare(a, b)
}
