export function mutex() {
  let last: Promise<unknown> = Promise.resolve()
  return async function alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
