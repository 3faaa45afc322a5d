/** Calls without a signed-in user, and signing out. */
import { useQueryClient } from '@tanstack/react-query'
import { failedText } from '#domain/faults.ts'
import { call } from './core/client.ts'
import type { BodyOf } from './core/contract.ts'
import { ApiError } from './core/errors.ts'
import { mutationFacts } from './core/operations.ts'
import { isUser, session } from './core/session.ts'
import { loadPermissions } from './core/startUp.ts'
import { perform, type Send } from './core/write.ts'

/**
 * Signs in: keeps user and token, and reads roles and permissions before any screen is drawn. Rejects with
 * the host's refusal, which is also flashed.
 */
export function useLogin(): (body: BodyOf<'login'>) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const { user, token } = await perform(
      client,
      mutationFacts,
      'login',
      body,
      async (_, write) => {
        const answer = await write('login', { body })
        if (!answer.token || !isUser(answer.user)) throw new ApiError(200, 'unreadable', failedText)
        return answer
      },
    )
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
    perform(client, mutationFacts, 'requestPasswordReset', body, send)
}

/** Saves the new password of an e-mailed link. A refusal stands at the field and is not flashed. */
export function useNewPassword() {
  const client = useQueryClient()
  const send: Send<BodyOf<'confirmPasswordReset'>, unknown> = (body, write) =>
    write('confirmPasswordReset', { body })
  return (body: BodyOf<'confirmPasswordReset'>) =>
    perform(client, mutationFacts, 'confirmPasswordReset', body, send, {
      failureShownInPlace: true,
    })
}

/**
 * Signs out: forgets user and token at once. The call to the host runs without waiting, because it
 * is an extension (AMB-193).
 */
export function logOut(): void {
  call('logout').catch(() => undefined)
  session.end()
}
