import { ApiError } from './errors.ts'

/**
 * The record as it is by now, for a write that replaces all of it or a list in it; as it was opened where the
 * host has no such read. Rejects when it cannot be read: nothing is replaced that nobody has seen.
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
