import { invalid } from './errors.ts'
import { fieldName } from './violations.ts'

/**
 * A moment of a request as ISO 8601 UTC. Throws a 400 that names the field where the date does not exist or
 * is before 1970.
 */
export function momentOf(text: string, field: string): string {
  const milliseconds = Date.parse(text)
  if (!(milliseconds >= 0)) throw invalid(field, `The ${fieldName(field)} is not valid.`)
  return new Date(milliseconds).toISOString()
}

/** The moment of archiving after a request: undefined keeps the stored one, null means in use. */
export function archivedAt(stored: string | null, sent: string | null | undefined): string | null {
  if (sent === undefined) return stored
  return sent === null ? null : momentOf(sent, 'archived_at')
}
