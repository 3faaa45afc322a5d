import { unansweredMessage } from '#api/core/errors.ts'
import type { Flash } from '#api/core/write.ts'
import { isPageKept, markMissingCode, setNewVersion } from '#ui/newVersion.ts'

const key = 'p4-reloaded-at'
/** A second failure within this time has another cause than a deployment. */
const reloadWindowMs = 30_000
let isDeciding = false
/** The server was unreachable: browsers may not request the failed code again. */
let wasUnreachable = false

/**
 * A deployment removes old chunks: reloads the page once, with a flash. If the server is unreachable, only a
 * flash, and the next failure reloads. A page with unsaved work is not reloaded (AMB-276).
 */
export function reloadOnStaleChunk(notify: (flash: Flash) => void): void {
  if (hasReloadedRecently())
    notify({ message: 'The console was updated and this page loaded again.', variant: 'info' })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload instanceof Error) {
      markMissingCode(payload)
      // The router recognizes the browser's own message and would reload in any case.
      payload.message = unansweredMessage()
    }
    void decide(notify)
  })
}

/** Returns whether the server answered. */
export async function loadAgain(): Promise<boolean> {
  const answers = await serverAnswers()
  if (answers) window.location.reload()
  return answers
}

/** The chunks of a screen fail together; the first failure decides. */
async function decide(notify: (flash: Flash) => void): Promise<void> {
  if (isDeciding) return
  isDeciding = true
  const answers = await serverAnswers()
  if (answers && isPageKept()) {
    setNewVersion(true)
    isDeciding = false
    return
  }
  if (answers && !hasReloadedRecently()) {
    if (wasUnreachable || rememberReload()) {
      window.location.reload()
      return
    }
  }
  notify({ message: unansweredMessage(), variant: 'error' })
  isDeciding = false
}

/** False where the browser blocks its storage: the page could then reload without an end. */
function rememberReload(): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}

function hasReloadedRecently(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < reloadWindowMs
  } catch {
    return false
  }
}

async function serverAnswers(): Promise<boolean> {
  const answers = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  wasUnreachable ||= !answers
  return answers
}
