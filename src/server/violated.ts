import { brokenRule } from './database/broken.ts'
import type { P4Error } from './errors.ts'

/**
 * Waits for a write and turns a broken database rule into the refusal given for it:
 * `orRefused(tx.insert(...), { variants_sku_unique: conflict('...', 'sku') })`. The database checks and
 * writes in one step, so that parallel writes cannot slip between.
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
