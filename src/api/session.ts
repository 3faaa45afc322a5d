import { useQueryClient } from '@tanstack/react-query'
import { failedText } from '#domain/faults.ts'
import { call } from './core/client.ts'
import type { AnswerOf, BodyOf } from './core/contract.ts'
import { ApiError, orNullWithoutCall } from './core/errors.ts'
import { notFlashed, operationQueryBy } from './core/query.ts'
import { isUser, session } from './core/session.ts'
import { loadPermissions } from './core/startUp.ts'
import { perform, type Send } from './core/write.ts'
import type { User } from './users.ts'

/** Reads roles and permissions before the first screen. A refusal rejects and is flashed. */
export function useLogin(
  beforeStart?: (user: User) => Promise<void>,
): (body: BodyOf<'login'>) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const { user, token } = await perform(client, 'login', body, async (_, write) => {
      const answer = await write('login', { body })
      if (!answer.token || !isUser(answer.user)) throw new ApiError(200, 'unreadable', failedText)
      return answer
    })
    await beforeStart?.(user)
    session.start(token, user)
    await loadPermissions(client)
  }
}

export function useSendLink() {
  const client = useQueryClient()
  const send: Send<BodyOf<'requestPasswordReset'>, unknown> = (body, write) =>
    write('requestPasswordReset', { body })
  return (body: BodyOf<'requestPasswordReset'>) =>
    perform(client, 'requestPasswordReset', body, send)
}

/** A refusal is shown at the field, not flashed. */
export function useNewPassword() {
  const client = useQueryClient()
  const send: Send<BodyOf<'confirmPasswordReset'>, unknown> = (body, write) =>
    write('confirmPasswordReset', { body })
  return (body: BodyOf<'confirmPasswordReset'>) =>
    perform(client, 'confirmPasswordReset', body, send, {
      failureShownInPlace: true,
    })
}

/** Does not wait for the host's logout, an extension (AMB-193). */
export function logOut(): void {
  call('logout').catch(() => undefined)
  session.end()
}

export type OpenSession = AnswerOf<'listSessions'>[number]

/** Null where the host lacks the call, an extension (AMB-237). */
export const sessionsQuery = () => ({
  ...operationQueryBy(
    'listSessions',
    (): Promise<readonly OpenSession[] | null> => orNullWithoutCall(call('listSessions')),
  ),
  ...notFlashed,
})
