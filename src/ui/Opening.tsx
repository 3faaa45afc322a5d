import { type ReactNode, Suspense } from 'react'

interface OpeningProps {
  /** Whether the user waits for the part; one that loads ahead of its opening shows nothing. */
  asked?: boolean
  children: ReactNode
}

/** A part whose code loads when it is opened ({@link whenOpened}). A wait that is felt is shown over the page. */
export function Opening({ asked = true, children }: OpeningProps) {
  return <Suspense fallback={asked && <Waiting />}>{children}</Suspense>
}

/** The dots of the start, which come after a moment and leave the page to the pointer. */
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
