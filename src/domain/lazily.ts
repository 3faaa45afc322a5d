/**
 * A value that is made at its first use. For the formats of Intl: making one takes some ten milliseconds on a
 * slow machine, and most screens need only a few of them.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
