const timeoutMs = 1000

/** Returns a function that cancels the work. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
