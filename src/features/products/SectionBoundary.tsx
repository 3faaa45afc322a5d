import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { errorMessage } from '#api/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { FormSkeleton } from '#ui/page/FormSkeleton.tsx'
import { useDrawnLater } from './useDrawnLater.ts'

interface SectionBoundaryProps {
  /** What could not be loaded, in words: `The variants could not be loaded`. */
  failed: string
  children: ReactNode
}

/** A part of a page that is drawn after its head, loads, fails and is tried again on its own. */
export function SectionBoundary({ failed, children }: SectionBoundaryProps) {
  const drawn = useDrawnLater()
  if (!drawn) return <FormSkeleton fields={4} />
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
  const retry = () => {
    // Only now: any other part of the page that finishes loading would take this back.
    resetQueries()
    reset()
  }
  return <FailedState title={title} message={errorMessage(error)} onRetry={retry} />
}
