import type { ReactNode } from 'react'
import classes from './printNote.module.css'

/** Seen on paper alone: what the print leaves out. */
export function PrintNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} aria-hidden>
      {children}
    </p>
  )
}
