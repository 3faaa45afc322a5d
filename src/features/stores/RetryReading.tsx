import { UnstyledButton } from '@mantine/core'
import { pageHeading } from '#ui/focus/lostFocus.ts'
import { useFocusOnward } from '#ui/focus/useFocusOnward.ts'
import classes from './stores.module.css'

interface RetryReadingProps {
  /** What is read again: `the hours`. */
  what: string
  onRetry: () => void
  /** What gets the focus once the answer stands in place of the button; by default the heading of the page. */
  next?: () => HTMLElement | null | undefined
}

/** Retry in a line of text. */
export function RetryReading({ what, onRetry, next = pageHeading }: RetryReadingProps) {
  const onward = useFocusOnward()
  return (
    <UnstyledButton
      className={classes.retry}
      aria-label={`Retry reading ${what}`}
      onClick={() => {
        onward(next)
        onRetry()
      }}
    >
      Retry
    </UnstyledButton>
  )
}
