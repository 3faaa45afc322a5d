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

/**
 * Reads the current user with the stored id and token. Without a stored user the call fails locally with
 * status 403 and no_current_user. Any failure ends the session. Where another tab signed in or out meanwhile, what
 * that tab stored counts.
 */
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

/**
 * Reads permissions and roles side by side. The query client flashes a failure, and a missing list grants no
 * right (AMB-05).
 */
export async function loadPermissions(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.ensureQueryData(permissionsQuery()),
    client.ensureQueryData(rolesQuery()),
  ])
}

/** The reads of the viewer's rights. A 403 on one of these does not read them again. */
const ofRights: ReadonlySet<string> = new Set(['getUser', 'listPermissions', 'listRoles'])

/**
 * Reads the viewer's rights again after a refusal, because somebody may have taken a right away meanwhile
 * (AMB-24). Refusals of the same moment share one reading.
 */
export function rereadRightsOnRefusal(client: QueryClient): () => void {
  let reading = false
  return onForbidden((id) => {
    if (reading || ofRights.has(id) || !session.isLoggedIn()) return
    reading = true
    void rereadRights(client).finally(() => {
      reading = false
    })
  })
}

/** Rights that cannot be read again stay as they were. */
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
 * Prepares the session before any route is drawn. A first visit shows no error, while `notify` tells a
 * formerly signed-in user why the session ended (AMB-06, AMB-18). `load` is called as soon as the user is
 * known and the permissions are asked for, because the first screen's data need not wait for the permissions.
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
  // Login takes its HTML over at its first drawing, so its screen has to be there.
  if (!known) await screen
}

function isFirstVisit(error: unknown): boolean {
  return error instanceof ApiError && error.code === nobody
}
