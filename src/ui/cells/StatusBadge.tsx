import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

/**
 * `good` for online and paid, `bad` for offline and failed, `busy` for work in progress, `brand` for
 * chosen, `quiet` for the rest.
 */
export type StatusTone = 'good' | 'bad' | 'busy' | 'brand' | 'quiet'

/** A state as a coloured dot and a word, because colour alone is unreadable for many users. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}
