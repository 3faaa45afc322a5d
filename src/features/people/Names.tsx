import type { ReactNode } from 'react'
import classes from './people.module.css'

interface NamesProps {
  title: string
  /** What stands there without any name. */
  none: string
  /** The names, as list items. */
  children: readonly ReactNode[]
  /** Stands below them. */
  more?: ReactNode
  /** Stands in place of the names, e.g. why they are not known. */
  instead?: ReactNode
}

/** A titled list of names, with their number. */
export function Names({ title, none, children, more, instead }: NamesProps) {
  return (
    <section className={classes.card} aria-label={title}>
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

/** Names side by side; very many of them scroll, by keyboard too. */
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
