import { useState } from 'react'
import { useAccess } from '#api/viewer.ts'
import type { AccessChange, Holder } from '#domain/access.ts'
import classes from './people.module.css'

/** The most names before 'and n more'. */
const named = 5

interface ChangePreviewProps {
  changes: readonly AccessChange[]
  /** The number of users with the role; undefined while the number is unknown. */
  holders: number | undefined
}

/** The effect of saving on users: '12 people lose reports:read: …'. Empty without a change. */
export function ChangePreview({ changes, holders }: ChangePreviewProps) {
  return (
    <div aria-live="polite">
      {changes.length > 0 && (
        <section className={classes.card} aria-label="What saving changes">
          <h3>What saving changes</h3>
          {holders === undefined ? (
            <p className={classes.quiet}>
              The employees could not be loaded, so the list of users who gain or lose permissions
              is missing.
            </p>
          ) : holders === 0 ? (
            <p className={classes.quiet}>Nobody has this role yet.</p>
          ) : (
            <ul className={classes.changes}>
              {changes.map((change) => (
                <li
                  key={change.permission}
                  data-kind={change.people.length > 0 ? change.kind : undefined}
                >
                  <strong>{headline(change)}</strong>
                  {change.people.length > 0 && <People people={change.people} />}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function headline({ people, kind, permission }: AccessChange): string {
  if (people.length === 0) return `Nobody ${kind}s ${permission}`
  if (people.length === 1) return `1 person ${kind}s ${permission}:`
  return `${people.length} people ${kind} ${permission}:`
}

/** The first names, and on demand all of them. */
function People({ people }: { people: readonly Holder[] }) {
  const [all, setAll] = useState(false)
  const names = namesOf(people, useAccess().viewer.id)
  const more = names.length - named
  return (
    <span className={classes.quiet}>
      {' '}
      {(all ? names : names.slice(0, named)).join(', ')}{' '}
      {more > 0 && (
        <button
          type="button"
          className={classes.expand}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `and ${more} more`}
        </button>
      )}
    </span>
  )
}

/** The viewer comes first, so that an effect on the viewer is not hidden among the others. */
function namesOf(people: readonly Holder[], viewerId: number): string[] {
  const own = people.filter(({ id }) => id === viewerId).map(({ name }) => `${name} (you)`)
  return [...own, ...people.filter(({ id }) => id !== viewerId).map(({ name }) => name)]
}
