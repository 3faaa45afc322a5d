interface IdParams<Name extends string> {
  readonly parse: (raw: Readonly<Record<Name, string>>) => Record<Name, number> | false
  readonly stringify: (params: Readonly<Record<Name, number>>) => Record<Name, string>
}

/** Ids are positive integers; other texts lead to Not Found. */
export function idParam<Name extends string>(...names: readonly Name[]): IdParams<Name> {
  return {
    parse(raw) {
      const ids = mapped(names, (name) => idOf(raw[name]))
      return names.every((name) => ids[name] !== 0) && ids
    },
    stringify: (params) => mapped(names, (name) => String(params[name])),
  }
}

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
