import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { isMissingCode, useNewVersion } from '#ui/newVersion.ts'
import { Bone, FormSkeleton, Loading } from '#ui/page/Loading.tsx'
import { FailedState } from '#ui/page/Notice.tsx'
import { useDrawnLater } from './useDrawnLater.ts'

interface SectionBoundaryProps {
  /** E.g. `The variants could not be loaded`. */
  failed: string
  /** Below the fold of a long page. */
  below?: boolean
  children: ReactNode
}

/** Pixels. One bar instead of a skeleton, since it shows only briefly. */
const placeholder = 144

/** A part of a page that loads, fails and retries on its own. */
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
  const retry = () => {
    // Only here: another part that finishes loading would undo an earlier reset.
    resetQueries()
    reset()
  }
  const onReadAgain = useEffectEvent(retry)
  const reads = useQueryClient().getQueryCache()
  useEffect(() => {
    // Another part of the page may refetch the failed query.
    const failed = reads.findAll({ predicate: ({ state }) => state.error === error })
    return reads.subscribe((event) => {
      // Observers notify the cache while they render, when no state may change. A fetch does not.
      const isRead = event.type === 'updated' && event.action.type === 'success'
      if (isRead && failed.includes(event.query)) onReadAgain()
    })
  }, [reads, error])
  const isNewVersion = useNewVersion()
  // Trying again does not bring the code back. The frame offers the new version.
  if (isNewVersion && isMissingCode(error))
    return (
      <FailedState
        title={title}
        message="A new version of the console is there. Save, then load the new version."
      />
    )
  return <FailedState title={title} message={errorMessage(error)} onRetry={retry} />
}
