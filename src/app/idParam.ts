/** How ids in a route's path are read and written: `params: idParam('productId')`. */
interface IdParams<Name extends string> {
  readonly parse: (raw: Readonly<Record<Name, string>>) => Record<Name, number> | false
  readonly stringify: (params: Readonly<Record<Name, number>>) => Record<Name, string>
}

/**
 * Reads the named parts of an address as ids. Anything but a positive whole number makes the route
 * not match at all, so that the address falls through to Not Found (ROUTE-03).
 */
export function idParam<Name extends string>(...names: readonly Name[]): IdParams<Name> {
  return {
    parse(raw) {
      const ids = mapped(names, (name) => idOf(raw[name]))
      return names.every((name) => ids[name] !== 0) && ids
    },
    stringify: (params) => mapped(names, (name) => String(params[name])),
  }
}

/** The id a text stands for; 0 where it stands for none. */
function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

function mapped<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value>
function mapped(names: readonly string[], make: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, make(name)]))
}
