/**
 * Reads and writes search parameters as plain text (AMB-158). The router's own form is JSON: it puts
 * `9001` into quotes, and reads a typed `1e5` or `"latte"` as another value.
 */

/** The parameters of an address. Malformed text is kept as it is; nothing is thrown. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The part of an address from its question mark on; empty when there are no parameters. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text === '' ? '' : `?${text}`
}
