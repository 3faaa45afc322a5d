import type { P4Error } from '../errors.ts'

interface BrokenRule {
  readonly kind: 'unique' | 'reference' | 'check' | 'missing'
  /** E.g. 'products_square_sku_unique'. */
  readonly constraint: string | undefined
}

const kinds: Record<string, BrokenRule['kind']> = {
  '23505': 'unique',
  '23503': 'reference',
  '23514': 'check',
  '23502': 'missing',
}

/** Searches causes, since Drizzle wraps driver errors. */
export function sqlState(error: unknown): string | undefined {
  const found = databaseError(error)
  return found ? String(found.code) : undefined
}

export function brokenRule(error: unknown): BrokenRule | undefined {
  const found = databaseError(error)
  const kind = kinds[String(found?.code)]
  if (!found || !kind) return undefined
  const constraint = 'constraint' in found ? found.constraint : undefined
  return { kind, constraint: typeof constraint === 'string' ? constraint : undefined }
}

// The server stops, starts, is full or timed out, and network errors.
const unavailableCodes =
  /^(08...|57P0[123]|57014|25P03|53300|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
// Driver errors without a code.
const unavailableMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** A retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (
      unavailableMessages.test(one.message) ||
      ('code' in one && unavailableCodes.test(String(one.code)))
    )
      return true
  return false
}

function databaseError(error: unknown): (Error & { code: unknown }) | undefined {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('code' in one && /^[0-9A-Z]{5}$/.test(String(one.code))) return one
  return undefined
}

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
