import type { AccessChange } from '#domain/access.ts'
import classes from './people.module.css'

/** Most names told before 'and n more'. */
const named = 5

/** What saving would do to people: '12 people lose reports:read: …'. Silent without a change. */
export function ChangePreview({ changes }: { changes: readonly AccessChange[] }) {
  if (changes.length === 0) return null
  return (
    <section className={classes.card} aria-label="What saving changes" aria-live="polite">
      <h3>What saving changes</h3>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.permission}>
            <strong>{headline(change)}</strong>
            {change.people.length > 0 && (
              <span className={classes.quiet}> {names(change.people)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function headline({ people, kind, permission }: AccessChange): string {
  if (people.length === 0) return `Nobody ${kind}s '${permission}'`
  if (people.length === 1) return `1 person ${kind}s '${permission}':`
  return `${people.length} people ${kind} '${permission}':`
}

function names(people: readonly string[]): string {
  const more = people.length - named
  return `${people.slice(0, named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
