import { ApiError } from './errors.ts'

/**
 * The present record, for a write that replaces the whole record or a list in it. A host without such a read
 * leaves the record as it was opened. Rejects when the read fails, because a write must not replace data that
 * no user has seen.
 */
export async function latest<Record>(
  opened: Record,
  read: () => Promise<Record | undefined>,
): Promise<Record> {
  try {
    return (await read()) ?? opened
  } catch (error) {
    if (error instanceof ApiError && [404, 405, 501].includes(error.status)) return opened
    throw error
  }
}
