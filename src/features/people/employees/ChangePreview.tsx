import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import type { AccessChange, Holder } from '#domain/access/access.ts'
import { distinctNames } from '#domain/namesakes.ts'
import classes from '../people.module.css'

const maxShownNames = 5

interface ChangePreviewProps {
  changes: readonly AccessChange[]
  /** Undefined while unknown. */
  holders: number | undefined
}

/** '12 users lose reports:read: …'. Empty without a change. */
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
                  data-kind={change.users.length > 0 ? change.kind : undefined}
                >
                  <strong>{headline(change)}</strong>
                  {change.users.length > 0 && <Users users={change.users} />}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function headline({ users, kind, permission }: AccessChange): string {
  if (users.length === 0) return `Nobody ${kind}s ${permission}`
  if (users.length === 1) return `1 user ${kind}s ${permission}:`
  return `${users.length} users ${kind} ${permission}:`
}

function Users({ users }: { users: readonly Holder[] }) {
  const [all, setAll] = useState(false)
  const names = namesOf(users, useAccess().viewer.id)
  const more = names.length - maxShownNames
  return (
    <span className={classes.quiet}>
      {' '}
      {(all ? names : names.slice(0, maxShownNames)).join(', ')}{' '}
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

/** The viewer first, so that users see what they lose themselves. */
function namesOf(users: readonly Holder[], viewerId: number): string[] {
  const names = distinctNames(users)
  const ownNames = users.filter(({ id }) => id === viewerId).map(({ name }) => `${name} (you)`)
  const others = users.filter(({ id }) => id !== viewerId)
  return [...ownNames, ...others.map(({ id, name }) => names.get(id) ?? name)]
}
