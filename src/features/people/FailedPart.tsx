import { errorMessage } from '#api/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'

interface FailedPartProps {
  /** What could not be done: `The stores could not be loaded`. */
  title: string
  error: unknown
  retrying: boolean
  onRetry: () => Promise<unknown>
}

/** Stands in place of a part whose data failed; the rest of the page stays (PLUS-03). */
export function FailedPart({ title, error, retrying, onRetry }: FailedPartProps) {
  return (
    <FailedState
      title={title}
      message={errorMessage(error)}
      retrying={retrying}
      onRetry={() => void onRetry()}
    />
  )
}
