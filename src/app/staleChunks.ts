const key = 'p4-reloaded-at'
/** A second failure within this time is no new deployment but something else. Milliseconds. */
const patience = 30_000

/**
 * A new deployment takes the old chunks away; an open tab that asks for one is reloaded once, and
 * says so (PLUS-11). `notify` shows the notice after the reload.
 */
export function reloadOnStaleChunk(notify: (message: string) => void): void {
  const reloadedAt = Number(sessionStorage.getItem(key) ?? 0)
  if (reloadedAt > 0 && Date.now() - reloadedAt < patience)
    notify('The console was updated and this page loaded again.')
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < patience) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  })
}
