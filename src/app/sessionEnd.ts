import type { QueryClient } from '@tanstack/react-query'
import { onSessionExpired } from '#api/core/client.ts'
import { session } from '#api/core/session.ts'
import type { Flash } from '#api/core/write.ts'
import { clearFlashes } from '#ui/flash/flash.ts'
import type { ConsoleRouter } from './router.ts'

/** Login keeps the address for the next sign-in. Flashes are removed: the next user must not read them. */
export function endSessionOnExpiry(
  router: ConsoleRouter,
  queryClient: QueryClient,
  flash: (flash: Flash) => void,
): void {
  onSessionExpired((error) => {
    if (!session.get().user) return
    session.end()
    flash({ message: error.message, variant: 'error' })
  })
  let wasLoggedIn = session.isLoggedIn()
  let last = session.get()
  session.subscribe(() => {
    const isLoggedIn = session.isLoggedIn()
    const now = session.get()
    const isSignIn = now.token !== null && now.token !== last.token
    // A reloaded page keeps its first flash.
    if (now.user?.id !== last.user?.id || isSignIn) clearFlashes()
    last = now
    if (wasLoggedIn && !isLoggedIn) void leave(router, queryClient)
    wasLoggedIn = isLoggedIn
  })
}

/** Shows Login before clearing the cache: mounted screens would refetch without a token. */
async function leave(router: ConsoleRouter, queryClient: QueryClient): Promise<void> {
  await router.invalidate()
  if (!session.isLoggedIn()) queryClient.clear()
}
