import { useViewer } from '#api/permissions.ts'
import type { AccessChange, Holder } from '#domain/access.ts'
import classes from './people.module.css'

/** Most names told before 'and n more'. */
const named = 5

/** What saving would do to people: '12 people lose reports:read: …'. Silent without a change. */
export function ChangePreview({ changes }: { changes: readonly AccessChange[] }) {
  const viewer = useViewer()
  return (
    <div aria-live="polite">
      {changes.length > 0 && (
        <section className={classes.card} aria-label="What saving changes">
          <h3>What saving changes</h3>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change.permission} data-kind={change.kind}>
                <strong>{headline(change)}</strong>
                {change.people.length > 0 && (
                  <span className={classes.quiet}> {names(change.people, viewer.id)}</span>
                )}
              </li>
            ))}
          </ul>
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

/** The viewer comes first: what happens to oneself must not hide among the others. */
function names(people: readonly Holder[], viewerId: number): string {
  const own = people.filter(({ id }) => id === viewerId).map(({ name }) => `${name} (you)`)
  const others = people.filter(({ id }) => id !== viewerId).map(({ name }) => name)
  const all = [...own, ...others]
  const more = all.length - named
  return `${all.slice(0, named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
