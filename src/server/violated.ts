import { brokenRule } from './database/broken.ts'
import type { P4Error } from './errors.ts'

/**
 * Maps a violated constraint to an error: `orRefused(tx.insert(...), { variants_sku_unique: conflict('...',
 * 'sku') })`. The database checks and writes atomically.
 */
export async function orRefused<T>(
  write: PromiseLike<T>,
  refusals: Readonly<Record<string, P4Error>>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw refusals[brokenRule(error)?.constraint ?? ''] ?? error
  }
}
