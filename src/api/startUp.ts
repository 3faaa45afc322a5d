import type { QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { ApiError, errorMessage, networkMessage } from './errors.ts'
import { permissionsQuery, rolesQuery } from './permissions.ts'
import { isUser, session } from './session.ts'
import type { User } from './users.ts'
import type { Flash } from './write.ts'

const nobody = 'no_current_user'

/**
 * Reads the current user with the stored id and token (API-10, AMB-06). Without either it fails
 * locally with status 403 and no_current_user (AUTH-13); any failure ends the session.
 */
export async function loadCurrentUser(): Promise<User> {
  const { token, user } = session.get()
  if (!token || !user) {
    session.end()
    throw new ApiError(403, nobody, nobody)
  }
  try {
    const fresh = await call('getUser', { path: { id: user.id } })
    if (!isUser(fresh)) throw new ApiError(200, 'unreadable', networkMessage)
    session.start(token, fresh)
    return fresh
  } catch (error) {
    session.end()
    throw error
  }
}

/** Permissions and roles side by side; a failure is flashed by the query client and grants nothing (AMB-05). */
export async function loadPermissions(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.ensureQueryData(permissionsQuery()),
    client.ensureQueryData(rolesQuery()),
  ])
}

/**
 * What happens before any route is drawn (SHELL-40, SHELL-41). A first visit is not greeted by an error;
 * who was signed in is told by `notify` why the session ended (AMB-06, AMB-18).
 * `load` is called when it is clear who is there and the permissions are asked for: the data of the first
 * screen need not wait for their answers.
 */
export async function startUp(
  client: QueryClient,
  load: () => Promise<void>,
  notify: (flash: Flash) => void,
): Promise<void> {
  const known = await loadCurrentUser().then(
    () => true,
    (error: unknown) => {
      if (!isFirstVisit(error)) notify({ message: errorMessage(error), variant: 'error' })
      return false
    },
  )
  const permissions = known ? loadPermissions(client) : undefined
  const screen = load()
  await permissions
  await Promise.race([screen, passed(patience)])
}

function isFirstVisit(error: unknown): boolean {
  return error instanceof ApiError && error.code === nobody
}

/**
 * Milliseconds until a first screen that is not ready shows its skeleton. React keeps a skeleton for
 * 300 ms at least, so a screen that is nearly ready comes sooner without.
 */
const patience = 400
const passed = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
