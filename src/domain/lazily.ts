/** Memoizes `make`. For Intl formats, which take some 10 ms to create on a slow machine. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
