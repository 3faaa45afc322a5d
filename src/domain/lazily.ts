/**
 * A value that is made at its first use. The formats of Intl are: making one takes a slow machine
 * some ten milliseconds, and most screens do without most of them.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
