import { type ReactNode, Suspense } from 'react'

interface OpeningProps {
  /** Whether the user waits for the part. A part that preloads shows nothing. */
  asked?: boolean
  children: ReactNode
}

/** Suspense around a part of {@link whenOpened}. */
export function Opening({ asked = true, children }: OpeningProps) {
  return <Suspense fallback={asked && <Waiting />}>{children}</Suspense>
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="starting"
      style={{
        position: 'fixed',
        inset: 0,
        zIndex: 300,
        animationDelay: '300ms',
        pointerEvents: 'none',
      }}
    >
      <i />
      <i />
      <i />
    </div>
  )
}
