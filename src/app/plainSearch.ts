/**
 * Search parameters stand in the address as plain text, both ways (AMB-158). The router's own form is JSON: it
 * puts `9001` into quotes, and reads `1e5` and `"latte"` as something else than what was typed.
 */

/** The parameters of an address. Throws nothing: what is malformed is read as it stands. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The part of an address from its question mark on; empty without parameters. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text === '' ? '' : `?${text}`
}
