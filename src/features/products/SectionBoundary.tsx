import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { errorMessage } from '#api/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { FormSkeleton } from '#ui/page/FormSkeleton.tsx'

interface SectionBoundaryProps {
  /** What could not be loaded, in words: `The variants could not be loaded`. */
  failed: string
  children: ReactNode
}

/** A part of a page that loads, fails and is tried again on its own. */
export function SectionBoundary({ failed, children }: SectionBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => failed}
      errorComponent={(props) => <Failed {...props} title={failed} />}
    >
      <Suspense fallback={<FormSkeleton fields={4} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Failed({ title, error, reset }: ErrorComponentProps & { title: string }) {
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // The queries that failed may be asked again by the next try.
  useEffect(resetQueries, [resetQueries])
  return <FailedState title={title} message={errorMessage(error)} onRetry={reset} />
}
