/**
 * Work that goes on after the answer. Its failure does not reach the caller, and `settled` waits for its end.
 */
export interface BackgroundWork {
  start(run: () => Promise<void>): void
  /** Waits until no work runs any more. */
  settled(): Promise<void>
}

/** `failed` gets the error of each piece of work that failed. */
export function backgroundWork(failed: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start(run) {
      const work = run()
        .catch(failed)
        .finally(() => running.delete(work))
      running.add(work)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
