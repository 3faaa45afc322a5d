import type { QueryClient } from '@tanstack/react-query'
import { onSessionExpired } from '#api/client.ts'
import { session } from '#api/session.ts'
import type { Flash } from '#api/write.ts'
import type { ConsoleRouter } from './router.ts'

/**
 * A token the server no longer takes ends the session: Login is shown at the same address, which is
 * where the person lands after signing in (AMB-18, AMB-21). The same when another tab signed out.
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
  session.subscribe(() => {
    const isLoggedIn = session.isLoggedIn()
    if (wasLoggedIn && !isLoggedIn) {
      void leave(router, queryClient)
    }
    wasLoggedIn = isLoggedIn
  })
}

/**
 * Shows Login first, then forgets everything that was read (AMB-08): screens that are still there
 * would only ask for it again, without a token.
 */
async function leave(router: ConsoleRouter, queryClient: QueryClient): Promise<void> {
  await router.invalidate()
  if (!session.isLoggedIn()) queryClient.clear()
}
