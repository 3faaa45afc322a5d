import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { followedMembers, sameMembers, sameValue } from './equal.ts'

/** How the value of each field follows newly loaded values once the user has changed it. */
export type Followed<Values> = {
  readonly [Key in keyof Values]?: (
    before: Values[Key],
    mine: Values[Key],
    now: Values[Key],
  ) => Values[Key]
}

/**
 * The values of a form and the loaded baseline. When new values are loaded, unchanged fields follow them
 * and changed fields keep what the user typed. In an `unordered` list unchanged members follow as well, and a
 * field of `followed` follows by its function.
 */
export function useFormValues<Values extends object>(
  initial: Values,
  unordered: readonly (keyof Values)[],
  writeOnly: readonly (keyof Values)[],
  followed: Followed<Values>,
) {
  const same = (key: keyof Values, one: unknown, other: unknown) =>
    unordered.includes(key) ? sameMembers(one, other) : sameValue(one, other)
  const [state, setState] = useState({ values: initial, baseline: initial })
  // A handler reads the values that an earlier handler of the same event has set, before the next
  // drawing.
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

  /** Makes `next` the baseline; every field that still equals `from` takes its new value. */
  const rebase = (next: Values, from: Values) => {
    const { values } = latest.current
    const rebased = { ...values }
    for (const key in next) {
      const follow = followed[key] ?? (unordered.includes(key) ? followedMembers : undefined)
      if (same(key, values[key], from[key])) rebased[key] = next[key]
      else if (follow) rebased[key] = follow(from[key], values[key], next[key])
    }
    put(rebased, next)
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
    /** Drops the changes. */
    discard: () => put(latest.current.baseline, latest.current.baseline),
    /**
     * Remembers the values being sent. The returned function marks them as saved: the sent values, or
     * values loaded since, become the baseline. Text typed meanwhile stays a change.
     */
    sending: () => {
      const sent = latest.current.values
      const before = loaded.current
      return () => {
        const saved = { ...sent }
        for (const key of writeOnly) saved[key] = loaded.current[key]
        rebase(loaded.current === before ? saved : loaded.current, sent)
      }
    },
    /** Starts again with the loaded values. */
    restart: () => put(loaded.current, loaded.current),
  }
}
