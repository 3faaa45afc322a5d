import type { ReactNode } from 'react'
import classes from './people.module.css'

interface NamesProps {
  title: string
  none: string
  children: readonly ReactNode[]
  more?: ReactNode
  /** Replaces the names, e.g. by an error. */
  instead?: ReactNode
}

export function Names({ title, none, children, more, instead }: NamesProps) {
  return (
    // Takes the focus when its Retry button leaves.
    <section className={classes.card} aria-label={title} tabIndex={-1}>
      <h2>
        {title}
        {children.length > 1 && <span className={classes.count}>{children.length}</span>}
      </h2>
      {instead ||
        (children.length > 0 ? (
          <NameList label={title}>{children}</NameList>
        ) : (
          <p className={classes.quiet}>{none}</p>
        ))}
      {more}
    </section>
  )
}

/** Focusable, so that the keyboard can scroll it. */
export function NameList({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul
      className={classes.names}
      aria-label={label}
      tabIndex={children.length > 20 ? 0 : undefined}
    >
      {children}
    </ul>
  )
}
