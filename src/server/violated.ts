import { brokenRule } from './database/broken.ts'
import type { P4Error } from './errors.ts'

/**
 * Waits for a write. Where it breaks a rule of the database that is named here, the refusal given for
 * it is thrown instead: `orRefused(tx.insert(...), { variants_sku_unique: conflict('...', 'sku') })`.
 * Nothing can come between the check and the write this way, however many people write at once.
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
