import { invalid } from '../errors.ts'

/**
 * A text without the spaces around it. Throws a 400 for a text of spaces only; `path` names its field, e.g. 'name'.
 */
export function trimmed(text: string, path: string): string {
  const kept = text.trim()
  if (kept === '') throw invalid(path, `Must provide a ${path.split('.').at(-1)}.`)
  return kept
}
