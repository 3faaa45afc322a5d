import { useIsMutating } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { preloadDialogs } from '#ui/dialog/Dialog.tsx'
import { hasUnsaved, LeaveDialog, useBeforeUnload, useUnsavedRegistry } from '#ui/form/unsaved.tsx'

export function LeaveGuard() {
  const unsaved = useUnsavedRegistry()
  useBeforeUnload({ saving: useIsMutating() > 0 })
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const asks = blocker.status === 'blocked'
  const [asked, setAsked] = useState(false)
  if (asks && !asked) setAsked(true)
  // Preloaded: the question must not wait for the network.
  const dirty = unsaved.length > 0
  useEffect(() => {
    if (dirty) void preloadDialogs()
  }, [dirty])
  if (!asked) return null
  return (
    <LeaveDialog
      opened={asks}
      unsaved={unsaved}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
