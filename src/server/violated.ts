import { brokenRule } from './database/broken.ts'
import type { P4Error } from './errors.ts'

/** E.g. { variants_sku_unique: conflict('...', 'sku') }. Atomic, unlike a check. */
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
