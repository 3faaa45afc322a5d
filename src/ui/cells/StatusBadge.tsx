import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

/** `good`: online, paid. `bad`: offline, failed. `busy`: in progress. `brand`: chosen. `quiet`: all others. */
export type StatusTone = 'good' | 'bad' | 'busy' | 'brand' | 'quiet'

/** A dot and a word, because many users cannot tell colors apart. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}
