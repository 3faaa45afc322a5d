import { unansweredMessage } from '#api/core/errors.ts'
import type { Flash } from '#api/core/write.ts'

const key = 'p4-reloaded-at'
/** Milliseconds. A second failure within this time has another cause than a new deployment. */
const patience = 30_000
const missing = new WeakSet<Error>()
let asking = false
/** Whether the server was out of reach; code that failed then may fail for ever in this page. */
let wasAway = false

/**
 * A new deployment removes the old chunks. An open tab that asks for a removed chunk is reloaded once and
 * shows a flash. When the server does not answer, the page stays and a flash names the dead network; the
 * next failure reloads the page without a word of a deployment.
 */
export function reloadOnStaleChunk(notify: (flash: Flash) => void): void {
  if (reloadedLately())
    notify({ message: 'The console was updated and this page loaded again.', variant: 'info' })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload instanceof Error) {
      missing.add(payload)
      // The router recognises the browser's own message and would reload the page whatever the reason.
      payload.message = unansweredMessage()
    }
    void decide(notify)
  })
}

/** Whether a screen failed because its code did not load. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** Reloads the page once the server answers. Returns whether the server answered. */
export async function loadAgain(): Promise<boolean> {
  const answers = await serverAnswers()
  if (answers) window.location.reload()
  return answers
}

/**
 * Reloads or tells the user. The chunks of one screen fail together, so only the first failure decides.
 */
async function decide(notify: (flash: Flash) => void): Promise<void> {
  if (asking) return
  asking = true
  if ((await serverAnswers()) && !reloadedLately()) {
    if (!wasAway) sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
    return
  }
  notify({ message: unansweredMessage(), variant: 'error' })
  asking = false
}

function reloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < patience
}

async function serverAnswers(): Promise<boolean> {
  const answers = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  wasAway ||= !answers
  return answers
}
