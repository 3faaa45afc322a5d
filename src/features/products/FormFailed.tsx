import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'

export function FormFailed({ error, reset }: ErrorComponentProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Lets Retry repeat the failed queries.
  useEffect(resetQueries, [resetQueries])
  return (
    <FailedState
      title="The form could not be loaded"
      message={errorMessage(error)}
      onRetry={reset}
    />
  )
}
