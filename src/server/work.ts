/** Failures do not reach the caller. */
export interface BackgroundWork {
  start(run: () => Promise<void>): void
  settled(): Promise<void>
}

export function backgroundWork(onError: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start(run) {
      const work = run()
        .catch(onError)
        .finally(() => running.delete(work))
      running.add(work)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export function mutex() {
  let last: Promise<unknown> = Promise.resolve()
  return async function alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
