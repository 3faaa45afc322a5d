import type { QueryClient } from '@tanstack/react-query'
import { failedText } from '#domain/faults.ts'
import { permissionsQuery } from '../permissions.ts'
import { rolesQuery } from '../roles.ts'
import type { User } from '../users.ts'
import { call, onForbidden } from './client.ts'
import { ApiError, errorMessage } from './errors.ts'
import { isUser, session } from './session.ts'
import type { Flash } from './write.ts'

const nobody = 'no_current_user'

/** 403 no_current_user without a stored user. A failure ends the session, unless another tab signed in or out. */
export async function loadCurrentUser(): Promise<User> {
  const { token, user } = session.get()
  if (!token || !user) {
    session.end()
    throw new ApiError(403, nobody, nobody)
  }
  const isReplaced = () => session.get().token !== token
  try {
    const fresh = await call('getUser', { path: { id: user.id } })
    if (isReplaced()) return loadCurrentUser()
    if (!isUser(fresh)) throw new ApiError(200, 'unreadable', failedText)
    session.start(token, fresh)
    return fresh
  } catch (error) {
    if (isReplaced()) return loadCurrentUser()
    session.end()
    throw error
  }
}

/** A failed read is flashed and grants no right (AMB-05). */
export async function loadPermissions(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.ensureQueryData(permissionsQuery()),
    client.ensureQueryData(rolesQuery()),
  ])
}

/** A 403 on one of these must not read them again. */
const rightsReads: ReadonlySet<string> = new Set(['getUser', 'listPermissions', 'listRoles'])

/** In case a right was taken away (AMB-24). Simultaneous refusals share one read. */
export function rereadRightsOnRefusal(client: QueryClient): () => void {
  let reading = false
  return onForbidden((id) => {
    if (reading || rightsReads.has(id) || !session.isLoggedIn()) return
    reading = true
    void rereadRights(client).finally(() => {
      reading = false
    })
  })
}

async function rereadRights(client: QueryClient): Promise<void> {
  const { token, user } = session.get()
  if (!token || !user) return
  const [fresh] = await Promise.allSettled([
    call('getUser', { path: { id: user.id } }),
    client.fetchQuery({ ...permissionsQuery(), staleTime: 0 }),
    client.fetchQuery({ ...rolesQuery(), staleTime: 0 }),
  ])
  if (fresh.status !== 'fulfilled' || !isUser(fresh.value)) return
  if (session.get().token === token) session.start(token, fresh.value)
}

/**
 * Prepares the session before the first route. `notify` tells a formerly signed-in user why the session ended
 * (AMB-06, AMB-18). `load` runs without waiting for the permissions.
 */
export async function startUp(
  client: QueryClient,
  load: () => Promise<void>,
  notify: (flash: Flash) => void,
): Promise<void> {
  const isSignedIn = await loadCurrentUser().then(
    () => true,
    (error: unknown) => {
      if (!isFirstVisit(error)) notify({ message: errorMessage(error), variant: 'error' })
      return false
    },
  )
  const permissions = isSignedIn ? loadPermissions(client) : undefined
  const screen = load()
  await permissions
  // Login's HTML is already on the page: its screen must be loaded to take over.
  if (!isSignedIn) await screen
}

function isFirstVisit(error: unknown): boolean {
  return error instanceof ApiError && error.code === nobody
}
