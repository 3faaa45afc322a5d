import { errorMessage } from '#api/core/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'

interface FailedReadProps {
  /** The failure in words: `The stores could not be loaded`. */
  title: string
  /** The read as TanStack Query answers it. */
  read: {
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

/** Replaces a part of the page whose data failed to load; the rest of the page stays. */
export function FailedRead({ title, read }: FailedReadProps) {
  return (
    <FailedState
      title={title}
      message={errorMessage(read.error)}
      retrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  )
}
