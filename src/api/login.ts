import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from './query.ts'
import { isUser, session } from './session.ts'
import { loadPermissions } from './startUp.ts'

/** Signs in: keeps user and token (AUTH-11) and reads roles and permissions before any screen is drawn. */
export function useLogin() {
  const client = useQueryClient()
  const login = useOperation('login', { success: null })
  return {
    pending: login.isPending,
    /** Rejects with the server's refusal, which is flashed as well (AUTH-08). */
    async signIn(email: string, password: string): Promise<void> {
      const { user, token } = readSession(await login.mutateAsync({ body: { email, password } }))
      session.start(token, user)
      await loadPermissions(client)
    },
  }
}

/** The documents leave open whether user and token stand beside each other or in one (AMB-07). */
function readSession(answer: unknown) {
  if (typeof answer !== 'object' || answer === null || !('token' in answer))
    throw new Error('The answer of the login has no token')
  const { token } = answer
  const user: unknown = 'user' in answer ? answer.user : answer
  if (typeof token !== 'string' || !isUser(user))
    throw new Error('The answer of the login has no user')
  return { token, user }
}
