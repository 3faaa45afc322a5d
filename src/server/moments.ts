import { invalid } from './errors.ts'

/**
 * A moment of a request as ISO 8601 UTC. Throws a 400 that names the field for one that no calendar
 * has, or that is before 1970.
 */
export function momentOf(text: string, field: string): string {
  const milliseconds = Date.parse(text)
  if (!(milliseconds >= 0)) throw invalid(field, `The ${field.replaceAll('_', ' ')} is not valid.`)
  return new Date(milliseconds).toISOString()
}

/** When a record was archived, after a request that may leave that out; null for one in use. */
export function archivedAt(stored: string | null, sent: string | null | undefined): string | null {
  if (sent === undefined) return stored
  return sent === null ? null : momentOf(sent, 'archived_at')
}
