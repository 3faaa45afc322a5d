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
  let lastUserId = session.get().user?.id
  session.subscribe(() => {
    const isLoggedIn = session.isLoggedIn()
    const userId = session.get().user?.id
    // A reloaded page keeps its first flash.
    if (userId !== lastUserId) clearFlashes()
    lastUserId = userId
    if (wasLoggedIn && !isLoggedIn) void leave(router, queryClient)
    wasLoggedIn = isLoggedIn
  })
}

/** Shows Login before clearing the cache: mounted screens would refetch without a token. */
async function leave(router: ConsoleRouter, queryClient: QueryClient): Promise<void> {
  await router.invalidate()
  if (!session.isLoggedIn()) queryClient.clear()
}
