/** A database rule that a statement would have broken. */
interface BrokenRule {
  readonly kind: 'unique' | 'reference' | 'check' | 'missing'
  /** Name of the constraint or unique index, e.g. 'products_square_sku_unique'. */
  readonly constraint: string | undefined
}

const kinds: Record<string, BrokenRule['kind']> = {
  '23505': 'unique',
  '23503': 'reference',
  '23514': 'check',
  '23502': 'missing',
}

/** The SQLSTATE of a failed statement, looked up through wrapping errors. */
export function sqlState(error: unknown): string | undefined {
  const found = databaseError(error)
  return found ? String(found.code) : undefined
}

/** The rule that a failed statement would have broken; undefined for other errors. */
export function brokenRule(error: unknown): BrokenRule | undefined {
  const found = databaseError(error)
  const kind = kinds[String(found?.code)]
  if (!found || !kind) return undefined
  const constraint = 'constraint' in found ? found.constraint : undefined
  return { kind, constraint: typeof constraint === 'string' ? constraint : undefined }
}

/** SQLSTATEs of a server that stops, starts, is full or gave up waiting, and error codes of the network. */
const awayCodes =
  /^(08...|57P0[123]|57014|25P03|53300|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** Texts of driver errors that have no code. */
const awayTexts =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/**
 * Whether the database was unreachable, or ended the connection or the statement: a later try may succeed.
 */
export function isAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (awayTexts.test(one.message) || ('code' in one && awayCodes.test(String(one.code))))
      return true
  return false
}

function databaseError(error: unknown): (Error & { code: unknown }) | undefined {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('code' in one && /^[0-9A-Z]{5}$/.test(String(one.code))) return one
  return undefined
}
