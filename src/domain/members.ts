/* Reading values of which only the running program knows what they are, such as answers of a host. */

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value)
}

/** A member of a value; undefined where the value has no such member or no members at all. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}
