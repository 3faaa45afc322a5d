/** Changes that a shop taps. They may wait for a connection (AMB-265). */

export type Value = number | boolean

export type Change = { readonly step: number } | { readonly set: Value }

/** A step stops at 0. */
export function valueAfter(before: Value, change: Change): Value {
  return 'set' in change ? change.set : Math.max(0, Number(before) + change.step)
}

/** One change with the outcome of all; null if they cancel out. */
export function collapsed(changes: readonly Change[]): Change | null {
  let all: Change = { step: 0 }
  for (const change of changes) all = followed(all, change)
  return 'step' in all && all.step === 0 ? null : all
}

function followed(first: Change, next: Change): Change {
  if ('set' in next) return next
  return 'set' in first ? { set: valueAfter(first.set, next) } : { step: first.step + next.step }
}

/** Whether the host carried out a change whose answer was lost, from the values before it and now. */
export function outcomeOf(
  before: Value,
  change: Change,
  now: Value,
): 'done' | 'not done' | 'unknown' {
  if (now === valueAfter(before, change)) return 'done'
  return now === before ? 'not done' : 'unknown'
}

const freshMs = 10 * 60_000

/** The user is asked before an old change is sent. */
export function isOld(at: number, now: number): boolean {
  return now - at > freshMs
}
