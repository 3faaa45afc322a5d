import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

/** `good` online, paid; `bad` offline, failed; `busy` on its way; `brand` chosen; `quiet` anything. */
export type StatusTone = 'good' | 'bad' | 'busy' | 'brand' | 'quiet'

/** A state as a dot and a word: colour alone tells nobody anything. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}
