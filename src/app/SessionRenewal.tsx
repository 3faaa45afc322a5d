import { useEffect, useRef, useState } from 'react'
import { type CurrentUser, session } from '#api/core/session.ts'
import type { User } from '#api/users.ts'
import { hasUnsaved, useUnsavedRegistry } from '#ui/form/unsaved.tsx'
import { Opening, whenOpened } from '#ui/Opening.tsx'

const dialog = whenOpened(() =>
  import('#features/session/SignInAgain.tsx').then((module) => module.SignInAgain),
)

/** Asks the user to sign in again over a page with unsaved work or a refused save. Render it once. */
export function SessionRenewal() {
  const [opened, setOpened] = useState(false)
  const [user, setUser] = useState<User | null>(null)
  const close = useRef(() => {})
  useEffect(() => {
    let asking: (PromiseWithResolvers<boolean> & { readonly ended: CurrentUser }) | undefined
    const end = (isRenewed: boolean) => {
      asking?.resolve(isRenewed)
      asking = undefined
      setOpened(false)
    }
    close.current = () => end(false)
    const stop = session.renewBy({
      isWanted: () => asking !== undefined || hasUnsaved(),
      ask: () => {
        // Calls that are refused together share one dialog.
        asking ??= { ...Promise.withResolvers<boolean>(), ended: session.get() }
        setUser(session.get().user)
        setOpened(true)
        return asking.promise
      },
    })
    // The user signs in here or in another tab, or another user does.
    const unsubscribe = session.subscribe(() => {
      if (!asking) return
      const { token, user: signedIn } = session.get()
      if (signedIn?.id !== asking.ended.user?.id) end(false)
      else if (token !== null && token !== asking.ended.token) end(true)
    })
    return () => {
      stop()
      unsubscribe()
      end(false)
    }
  }, [])
  // Preloaded: nothing loads with an ended session after a deployment.
  const dirty = useUnsavedRegistry().length > 0
  useEffect(() => {
    if (dirty) void dialog.preload()
  }, [dirty])
  if (user === null) return null
  return (
    <Opening>
      <dialog.Part opened={opened} user={user} onClose={() => close.current()} />
    </Opening>
  )
}
