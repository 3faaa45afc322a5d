import type { QueryClient } from '@tanstack/react-query'
import { onSessionExpired } from '#api/core/client.ts'
import { session } from '#api/core/session.ts'
import type { Flash } from '#api/core/write.ts'
import { clearFlashes } from '#ui/flash/flash.ts'
import type { ConsoleRouter } from './router.ts'

/**
 * Ends the session when the server refuses the token, or when another tab signs out. Login is drawn at
 * the same address, so that the user lands there after signing in again.
 * The flashes of a session go with it, because the next user must not read them.
 */
export function endSessionOnExpiry(
  router: ConsoleRouter,
  queryClient: QueryClient,
  flash: (flash: Flash) => void,
): void {
  onSessionExpired((error) => {
    if (!session.get().token) return
    session.end()
    flash({ message: error.message, variant: 'error' })
  })
  let wasLoggedIn = session.isLoggedIn()
  let lastToken = session.get().token
  session.subscribe(() => {
    const isLoggedIn = session.isLoggedIn()
    const { token } = session.get()
    // Flashes are cleared when the token changes, so a reloaded page keeps its first notice.
    if (token !== lastToken) clearFlashes()
    lastToken = token
    if (wasLoggedIn && !isLoggedIn) void leave(router, queryClient)
    wasLoggedIn = isLoggedIn
  })
}

/**
 * Draws Login before the query cache is cleared: screens still on the page would read their data again,
 * without a token.
 */
async function leave(router: ConsoleRouter, queryClient: QueryClient): Promise<void> {
  await router.invalidate()
  if (!session.isLoggedIn()) queryClient.clear()
}
