import { useLayoutEffect, useRef, useState } from 'react'
import { mergedMembers, sameMembers } from '#domain/merge.ts'
import { isObject, isSame } from '#domain/values.ts'

export interface Following<Values> {
  /** Lists without an order: reordering is no change, and loaded members merge one by one. */
  unordered?: readonly (keyof Values)[]
  /** Sent and never loaded, such as a new picture. Emptied after a save. */
  writeOnly?: readonly (keyof Values)[]
  /** Fields with their own merge: `before` is the baseline, `mine` the typed values, `now` the loaded ones. */
  merged?: (before: Values, mine: Values, now: Values) => Partial<Values>
}

/** Values of a form. When loaded values change, unchanged fields follow and changed fields stay. */
export function useFormValues<Opened, Values extends object>(
  record: Opened,
  initial: Values,
  { unordered = [], writeOnly = [], merged }: Following<Values>,
) {
  const [state, setState] = useState({ values: initial, baseline: initial })
  // Lets a handler read values that an earlier handler of the same event has set.
  const latest = useRef(state)
  const loaded = useRef(initial)
  const shown = useRef({ record, initial })
  // The record may show the outcome of a save before the host refuses it.
  const isSending = useRef(false)

  const same = (key: keyof Values, one: unknown, other: unknown) =>
    unordered.includes(key) && Array.isArray(one) && Array.isArray(other)
      ? sameMembers(one, other)
      : isSame(one, other)

  const put = (values: Values, baseline: Values) => {
    latest.current = { values, baseline }
    setState(latest.current)
  }

  const set = <Key extends keyof Values>(key: Key, next: Values[Key]) => {
    const { values, baseline } = latest.current
    put({ ...values, [key]: next }, baseline)
  }

  /** Makes `next` the baseline; fields that still equal `from` follow. */
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

  // The record when the form last had no changes. A save compares with it to detect another user's save.
  const opened = useRef(record)
  /** Until the save is read again. */
  const replaced = useRef<{ record: Opened } | null>(null)
  useLayoutEffect(() => {
    shown.current = { record, initial }
    if (isSending.current) return
    const isReadAgain = replaced.current && replaced.current.record !== record
    if (changes.length === 0 || isReadAgain) opened.current = record
    if (isReadAgain) replaced.current = null
    if (isSame(loaded.current, initial)) return
    loaded.current = initial
    rebase(initial, latest.current.baseline)
  })
  const endSending = () => {
    isSending.current = false
    loaded.current = shown.current.initial
  }

  return {
    values: state.values,
    changes,
    set,
    current: () => latest.current.values,
    /** An unchanged list is sent in its loaded order. */
    toSend: () => {
      const { values, baseline } = latest.current
      const sent = { ...values }
      for (const key in sent) if (same(key, sent[key], baseline[key])) sent[key] = baseline[key]
      return { values: sent, baseline }
    },
    /** The record as the user saw it, with loaded members of unordered lists. */
    opened: (): Opened => {
      const seen = opened.current
      if (!isObject(seen) || !isObject(record)) return seen
      const followed = Object.entries(record).filter(([field]) =>
        unordered.some((one) => one === field),
      )
      return { ...seen, ...Object.fromEntries(followed) }
    },
    discard: () => put(latest.current.baseline, latest.current.baseline),
    /** The changed fields, for a draft. */
    typed: () => {
      const { values, baseline } = latest.current
      const typed: Partial<Values> = { ...values }
      const before: Partial<Values> = { ...baseline }
      for (const key in values)
        if (same(key, values[key], baseline[key])) {
          delete typed[key]
          delete before[key]
        }
      return { values: typed, baseline: before, opened: opened.current }
    },
    /** Fields of a draft, merged as if they had been typed before the record was read again. */
    restore: (typed: Partial<Values>, before: Partial<Values>, seen: Opened) => {
      const { values, baseline } = latest.current
      latest.current = { values: { ...values, ...typed }, baseline }
      rebase(baseline, { ...baseline, ...before })
      opened.current = seen
    },
    hasChanges: () => {
      const { values, baseline } = latest.current
      for (const key in values) if (!same(key, values[key], baseline[key])) return true
      return false
    },
    /** Call one of the returned functions. Text typed meanwhile stays a change. */
    sending: () => {
      isSending.current = true
      const sent = latest.current.values
      const before = shown.current
      return {
        saved: () => {
          const isFollowed = !isSame(before.initial, shown.current.initial)
          endSending()
          const saved = { ...sent }
          for (const key of writeOnly) saved[key] = loaded.current[key]
          rebase(isFollowed ? loaded.current : saved, sent)
          if (before.record === shown.current.record) replaced.current = before
          else opened.current = shown.current.record
        },
        refused: () => {
          isSending.current = false
          put(latest.current.values, latest.current.baseline)
        },
        restart: () => {
          endSending()
          put(loaded.current, loaded.current)
        },
      }
    },
  }
}

/** `now` with the members added to and removed from `before`. */
function followedMembers<Value>(before: Value, mine: Value, now: Value): Value
function followedMembers(before: unknown, mine: unknown, now: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(now)) return mine
  return mergedMembers<unknown>(before, mine, now)
}
