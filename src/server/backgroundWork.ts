/** Work that goes on after an answer: it fails for itself, and can be waited for. */
export interface BackgroundWork {
  start(run: () => Promise<void>): void
  /** Waits until nothing runs any more. */
  settled(): Promise<void>
}

/** `failed` is told what went wrong. */
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
