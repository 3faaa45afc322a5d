import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { FormSkeleton } from '#ui/page/FormSkeleton.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { useStable } from '#ui/useStable.ts'
import { useDrawnLater } from './useDrawnLater.ts'

interface SectionBoundaryProps {
  /** The failure in words: `The variants could not be loaded`. */
  failed: string
  /** Whether the part lies below the first window of a long page. */
  below?: boolean
  children: ReactNode
}

/** Pixels that a part takes about; one bar instead of a skeleton, because it is seen for a moment at most. */
const placeholder = 144

/** A part of a page that is drawn after the page's head. The part loads, fails and retries on its own. */
export function SectionBoundary({ failed, below = false, children }: SectionBoundaryProps) {
  const drawn = useDrawnLater({ below })
  if (!drawn)
    return (
      <Loading>
        <Bone height={placeholder} />
      </Loading>
    )
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
  const retry = useStable(() => {
    // The reset happens only here: another part that finishes loading would undo an earlier reset.
    resetQueries()
    reset()
  })
  const reads = useQueryClient().getQueryCache()
  useEffect(() => {
    // The failed read may be read again by another part of the page.
    const failed = reads.findAll({ predicate: ({ state }) => state.error === error })
    return reads.subscribe(({ query }) => {
      if (failed.includes(query) && query.state.status === 'success') retry()
    })
  }, [reads, error, retry])
  return <FailedState title={title} message={errorMessage(error)} onRetry={retry} />
}
