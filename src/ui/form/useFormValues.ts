import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '#domain/equal.ts'
import { isObject } from '#domain/members.ts'
import { mergedMembers, sameMembers } from '#domain/merge.ts'

export interface Following<Values> {
  /**
   * Fields whose members have no order. Another order of the same members is no change, and loaded members
   * follow one by one.
   */
  unordered?: readonly (keyof Values)[]
  /** Fields that are sent and never loaded, such as a new picture: emptied once they are saved. */
  writeOnly?: readonly (keyof Values)[]
  /**
   * Fields that follow loaded values in their own way: `mine` are the values as typed since `before`, `now`
   * the loaded ones.
   */
  merged?: (before: Values, mine: Values, now: Values) => Partial<Values>
}

/**
 * The values of a form, and the baseline: the loaded values. When new values are loaded, unchanged fields follow
 * them and changed fields keep what the user typed.
 */
export function useFormValues<Opened, Values extends object>(
  record: Opened,
  initial: Values,
  { unordered = [], writeOnly = [], merged }: Following<Values>,
) {
  const [state, setState] = useState({ values: initial, baseline: initial })
  // A handler reads the values that an earlier handler of the same event has set, before the next
  // drawing.
  const latest = useRef(state)
  const loaded = useRef(initial)

  const same = (key: keyof Values, one: unknown, other: unknown) =>
    unordered.includes(key) && Array.isArray(one) && Array.isArray(other)
      ? sameMembers(one, other)
      : isSame(one, other)

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
      if (same(key, values[key], from[key])) rebased[key] = next[key]
      else if (unordered.includes(key))
        rebased[key] = followedMembers(from[key], values[key], next[key])
    }
    put({ ...rebased, ...merged?.(from, values, next) }, next)
  }

  const changes: Extract<keyof Values, string>[] = []
  for (const key in state.values) {
    if (!same(key, state.values[key], state.baseline[key])) changes.push(key)
  }

  // The record when the form last had no changes. A save compares with it to find what it replaces.
  const opened = useRef(record)
  useLayoutEffect(() => {
    if (changes.length === 0) opened.current = record
  })
  useLayoutEffect(() => {
    if (isSame(loaded.current, initial)) return
    loaded.current = initial
    rebase(initial, latest.current.baseline)
  })

  return {
    values: state.values,
    changes,
    set,
    current: () => latest.current.values,
    /** The values to send and the baseline. An unchanged list has the order in which it was loaded. */
    toSend: () => {
      const { values, baseline } = latest.current
      const sent = { ...values }
      for (const key in sent) if (same(key, sent[key], baseline[key])) sent[key] = baseline[key]
      return { values: sent, baseline }
    },
    /** The record as its user saw it: lists without an order have followed the loaded record. */
    opened: (): Opened => {
      const seen = opened.current
      if (!isObject(seen) || !isObject(record)) return seen
      const followed = Object.entries(record).filter(([field]) =>
        unordered.some((one) => one === field),
      )
      return { ...seen, ...Object.fromEntries(followed) }
    },
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

/** The list `now` with the members that were added to `before` and removed from it. */
function followedMembers<Value>(before: Value, mine: Value, now: Value): Value
function followedMembers(before: unknown, mine: unknown, now: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(now)) return mine
  return mergedMembers<unknown>(before, mine, now)
}
