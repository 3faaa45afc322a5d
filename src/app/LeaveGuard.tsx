import { useIsMutating } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { preloadDialogs } from '#ui/dialog/Dialog.tsx'
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx'
import { hasUnsaved, useBeforeUnload, useUnsavedRegistry } from '#ui/form/unsaved.ts'

/** Asks before the user leaves a form with unsaved changes: by a link, by Back, or by closing the tab, also while saves are on their way. */
export function LeaveGuard() {
  const unsaved = useUnsavedRegistry()
  useBeforeUnload({ saving: useIsMutating() > 0 })
  const blocker = useBlocker({
    // A change of the search alone, such as a tab or a sort, keeps the form on the screen.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const asks = blocker.status === 'blocked'
  const [asked, setAsked] = useState(false)
  if (asks && !asked) setAsked(true)
  // The question must not wait for the network, so its code loads with the first unsaved change.
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
