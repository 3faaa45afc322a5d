import { errorMessage } from '#api/core/errors.ts'
import { FailedState } from '#ui/page/Notice.tsx'

interface FailedReadProps {
  /** E.g. `The stores could not be loaded`. */
  title: string
  read: {
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

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
