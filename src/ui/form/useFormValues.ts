import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { followedMembers, sameMembers, sameValue } from './equal.ts'

/**
 * The values of a form and the loaded values they are compared with. When other values are loaded,
 * fields nobody changed follow them and changed ones keep what was typed. Of an `unordered` list the
 * members nobody added or removed follow as well.
 */
export function useFormValues<Values extends object>(
  initial: Values,
  unordered: readonly (keyof Values)[],
) {
  const same = (key: keyof Values, one: unknown, other: unknown) =>
    unordered.includes(key) ? sameMembers(one, other) : sameValue(one, other)
  const [state, setState] = useState({ values: initial, baseline: initial })
  // Handlers of one event need what an earlier handler of it set, before the next drawing.
  const latest = useRef(state)
  const loaded = useRef(initial)

  const put = useCallback((values: Values, baseline: Values) => {
    latest.current = { values, baseline }
    setState(latest.current)
  }, [])

  const set = useCallback(
    <Key extends keyof Values>(key: Key, next: Values[Key]) => {
      const { values, baseline } = latest.current
      put({ ...values, [key]: next }, baseline)
    },
    [put],
  )

  /** Takes `next` as loaded: every field that still equals `from` follows it. */
  const rebase = (next: Values, from: Values) => {
    const { values } = latest.current
    const followed = { ...values }
    for (const key in next) {
      if (same(key, values[key], from[key])) followed[key] = next[key]
      else if (unordered.includes(key))
        followed[key] = followedMembers(from[key], values[key], next[key])
    }
    put(followed, next)
  }

  useLayoutEffect(() => {
    if (sameValue(loaded.current, initial)) return
    loaded.current = initial
    rebase(initial, latest.current.baseline)
  })

  const changes: Extract<keyof Values, string>[] = []
  for (const key in state.values) {
    if (!same(key, state.values[key], state.baseline[key])) changes.push(key)
  }

  return {
    values: state.values,
    changes,
    set,
    current: () => latest.current.values,
    /** Drops what was typed. */
    discard: () => put(latest.current.baseline, latest.current.baseline),
    /**
     * Remembers what is sent. The returned function says that it is saved: what was sent, or what
     * has been loaded since, becomes the new baseline; what was typed meanwhile stays a change.
     */
    sending: () => {
      const sent = latest.current.values
      const before = loaded.current
      return () => rebase(loaded.current === before ? sent : loaded.current, sent)
    },
    /** Starts again with the loaded values. */
    restart: () => put(loaded.current, loaded.current),
  }
}
