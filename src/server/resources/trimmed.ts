import { invalid } from '../errors.ts'

/** Throws 400 for a blank text at `path`. */
export function trimmed(text: string, path: string): string {
  const kept = text.trim()
  if (kept === '') throw invalid(path, `Must provide a ${path.split('.').at(-1)}.`)
  return kept
}
