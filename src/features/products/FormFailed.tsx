import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'

/** Replaces a form whose choices could not be loaded. */
export function FormFailed({ error, reset }: ErrorComponentProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Failed queries are reset, so that the next try reads them again.
  useEffect(resetQueries, [resetQueries])
  return (
    <FailedState
      title="The form could not be loaded"
      message={errorMessage(error)}
      onRetry={reset}
    />
  )
}
