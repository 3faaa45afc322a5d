import { cleanName } from '#domain/cleanName.ts'
import { isObject } from '#domain/values.ts'

// A far longer text is refused for its length.
const maxCleaned = 1_000

/** Cleans the texts at the paths of `Operation.lines` in place, e.g. `children.*.name`. */
export function cleanLines(body: unknown, lines: readonly string[]): void {
  for (const line of lines) cleanAt(body, line.split('.'))
}

function cleanAt(holder: unknown, [name = '', ...rest]: readonly string[]): void {
  if (!isObject(holder)) return
  const keys = Array.isArray(holder) ? [...holder.keys()].map(String) : [name]
  for (const key of keys) {
    const value: unknown = Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined
    if (rest.length > 0) cleanAt(value, rest)
    else if (typeof value === 'string' && value.length <= maxCleaned)
      Reflect.set(holder, key, cleanName(value))
  }
}
