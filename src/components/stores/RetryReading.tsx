import { UnstyledButton } from '@mantine/core'
import classes from './storeState.module.css'

interface RetryReadingProps {
  /** E.g. `the hours`. */
  what: string
  onRetry: () => void
  /** Selector of the focus target after the retry. Default: the page heading. */
  next?: string
}

export function RetryReading({ what, onRetry, next }: RetryReadingProps) {
  return (
    <UnstyledButton
      className={classes.retry}
      aria-label={`Retry reading ${what}`}
      data-focus-next={next}
      onClick={onRetry}
    >
      Retry
    </UnstyledButton>
  )
}
