import { useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { ApiError, networkMessage } from './errors.ts'
import { useJointOperation } from './jointOperation.ts'
import { isUser, session } from './session.ts'
import { loadPermissions } from './startUp.ts'

/** Signs in: keeps user and token (AUTH-11) and reads roles and permissions before any screen is drawn. */
export function useLogin() {
  const client = useQueryClient()
  const login = useJointOperation('login', async (body: BodyOf<'login'>) => {
    const answer = await call('login', { body })
    if (!answer.token || !isUser(answer.user)) throw new ApiError(200, 'unreadable', networkMessage)
    return answer
  })
  return {
    pending: login.isPending,
    /** Rejects with the server's refusal, which is flashed as well (AUTH-08). */
    async signIn(email: string, password: string): Promise<void> {
      const { user, token } = await login.mutateAsync({ email, password })
      session.start(token, user)
      await loadPermissions(client)
    },
  }
}

/**
 * Signs out: forgets user and token at once (AUTH-10). The host is told without waiting, and may not know the call
 * (AMB-193).
 */
export function logOut(): void {
  call('logout').catch(() => undefined)
  session.end()
}
