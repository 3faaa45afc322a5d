import { errorMessage } from '#api/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'

interface FailedPartProps {
  /** The failure in words: `The stores could not be loaded`. */
  title: string
  error: unknown
  retrying: boolean
  onRetry: () => Promise<unknown>
}

/** Replaces a part of the page whose data failed to load; the rest of the page stays. */
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
