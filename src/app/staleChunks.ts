import { networkMessage } from '#api/errors.ts'
import type { Flash } from '#api/write.ts'

const key = 'p4-reloaded-at'
/** A second failure within this time is no new deployment but something else. Milliseconds. */
const patience = 30_000
const missing = new WeakSet<Error>()
let asking = false

/**
 * A new deployment takes the old chunks away; an open tab that asks for one is reloaded once, and
 * says so (PLUS-11). Where the server does not answer there is nothing to load again: the page stays
 * and says what a dead network says (FLASH-05).
 */
export function reloadOnStaleChunk(notify: (flash: Flash) => void): void {
  if (reloadedLately())
    notify({ message: 'The console was updated and this page loaded again.', variant: 'info' })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload instanceof Error) {
      missing.add(payload)
      // By the browser's message the router would know it, and load the page again whatever the reason.
      payload.message = networkMessage
    }
    void decide(notify)
  })
}

/** Whether a screen failed because its code did not come. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** Loads the page again once the server answers. Returns whether it does. */
export async function loadAgain(): Promise<boolean> {
  const answers = await serverAnswers()
  if (answers) window.location.reload()
  return answers
}

/** One screen asks for several chunks; they fail together, for one reason. */
async function decide(notify: (flash: Flash) => void): Promise<void> {
  if (asking) return
  asking = true
  if (!reloadedLately() && (await serverAnswers())) {
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
    return
  }
  notify({ message: networkMessage, variant: 'error' })
  asking = false
}

function reloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < patience
}

function serverAnswers(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
