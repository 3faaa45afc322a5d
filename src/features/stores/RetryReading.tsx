import { UnstyledButton } from '@mantine/core'
import { pageHeading } from '#ui/focus/lostFocus.ts'
import { useFocusOnward } from '#ui/focus/useFocusOnward.ts'
import classes from './stores.module.css'

interface RetryReadingProps {
  /** E.g. `the hours`. */
  what: string
  onRetry: () => void
  /** Focus target after the retry. Default: the page heading. */
  next?: () => HTMLElement | null | undefined
}

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
