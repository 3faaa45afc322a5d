/** Calls without a signed-in user. They are apart from the other operations, so that Login does not load those. */
import { useQueryClient } from '@tanstack/react-query'
import { failedText } from '#domain/faults.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { ApiError } from './errors.ts'
import { isUser, session } from './session.ts'
import { loadPermissions } from './startUp.ts'
import { type FactsTable, perform, type Send } from './write.ts'

export const loginFacts = {
  login: { success: null, stale: [] },
  logout: { success: null, stale: [] },
  requestPasswordReset: { success: 'Password Reset Sent', stale: [] },
  confirmPasswordReset: { success: 'Password saved. Please sign in.', stale: [] },
} satisfies FactsTable

/**
 * Signs in: keeps user and token, and reads roles and permissions before any screen is drawn. Rejects with
 * the host's refusal, which is also flashed.
 */
export function useLogin(): (body: BodyOf<'login'>) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const { user, token } = await perform(client, loginFacts, 'login', body, async (_, write) => {
      const answer = await write('login', { body })
      if (!answer.token || !isUser(answer.user)) throw new ApiError(200, 'unreadable', failedText)
      return answer
    })
    session.start(token, user)
    await loadPermissions(client)
  }
}

/** E-mails a link that leads to a new password. */
export function useSendLink() {
  const client = useQueryClient()
  const send: Send<BodyOf<'requestPasswordReset'>, unknown> = (body, write) =>
    write('requestPasswordReset', { body })
  return (body: BodyOf<'requestPasswordReset'>) =>
    perform(client, loginFacts, 'requestPasswordReset', body, send)
}

/** Saves the new password of an e-mailed link. A refusal stands at the field and is not flashed. */
export function useNewPassword() {
  const client = useQueryClient()
  const send: Send<BodyOf<'confirmPasswordReset'>, unknown> = (body, write) =>
    write('confirmPasswordReset', { body })
  return (body: BodyOf<'confirmPasswordReset'>) =>
    perform(client, loginFacts, 'confirmPasswordReset', body, send, { failureShownInPlace: true })
}

/**
 * Signs out: forgets user and token at once. The call to the host runs without waiting, because it
 * is an extension (AMB-193).
 */
export function logOut(): void {
  call('logout').catch(() => undefined)
  session.end()
}
