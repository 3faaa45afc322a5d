import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import classes from './stores.module.css'

interface SomeFailedProps {
  errors: readonly string[]
  retrying: boolean
  onRetry: () => Promise<void>
}

/** For an answer with error texts only: the saved stores cannot be counted. */
export function SomeFailed({ errors, retrying, onRetry }: SomeFailedProps) {
  if (errors.length === 0) return <p className={classes.counts}>Every store sells it now.</p>
  return (
    <>
      <div>
        <p className={classes.counts}>Some stores could not be added:</p>
        <ul
          aria-label="What failed"
          className={classes.errors}
          // Focusable, so that the keyboard can scroll it.
          tabIndex={errors.length > 6 ? 0 : undefined}
        >
          {errors.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two stores may fail in the same words
            <li key={index}>{error}</li>
          ))}
        </ul>
      </div>
      <div>
        <GuardedButton variant="default" loading={retrying} onClick={() => void onRetry()}>
          Retry the stores that do not sell it
        </GuardedButton>
      </div>
    </>
  )
}
