import { useBlocker } from '@tanstack/react-router'
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx'
import { hasUnsaved, useBeforeUnload, useUnsavedRegistry } from '#ui/form/unsaved.ts'

/** Asks before a form with unsaved changes is left: in the console, by Back, or with the tab (PLUS-04). */
export function LeaveGuard() {
  const unsaved = useUnsavedRegistry()
  useBeforeUnload()
  const blocker = useBlocker({
    // A change of the search alone, such as a tab or a sort, leaves nothing behind.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <LeaveDialog
      opened={blocker.status === 'blocked'}
      unsaved={unsaved}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
