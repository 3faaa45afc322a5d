import { invalid } from './errors.ts'
import { fieldName } from './violations.ts'

/** ISO 8601 UTC. Throws 400, also before 1970. */
export function momentOf(text: string, field: string): string {
  const milliseconds = Date.parse(text)
  if (!(milliseconds >= 0)) throw invalid(field, `The ${fieldName(field)} is not valid.`)
  return new Date(milliseconds).toISOString()
}

/** Undefined keeps the stored time, null restores. */
export function archivedAt(stored: string | null, sent: string | null | undefined): string | null {
  if (sent === undefined) return stored
  return sent === null ? null : momentOf(sent, 'archived_at')
}
