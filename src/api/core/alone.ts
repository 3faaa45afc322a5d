/** Milliseconds in which another tab answers that it is at work. */
const patience = 200

/**
 * Runs the work while no other tab of this browser runs work of this name, else throws the refusal. A page without
 * encryption has no locks: there the tabs ask each other, and of two that begin together neither goes on.
 */
export async function alone<Result>(
  name: string,
  work: () => Promise<Result>,
  refusal: () => Error,
): Promise<Result> {
  if (!('locks' in navigator)) return aloneByAsking(name, work, refusal)
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw refusal()
    return work()
  })
}

async function aloneByAsking<Result>(
  name: string,
  work: () => Promise<Result>,
  refusal: () => Error,
): Promise<Result> {
  const channel = new BroadcastChannel(name)
  try {
    const busy = await new Promise<boolean>((resolve) => {
      channel.onmessage = ({ data }) => {
        if (data === 'busy') resolve(true)
        else channel.postMessage('busy')
      }
      channel.postMessage('asks')
      setTimeout(() => resolve(false), patience)
    })
    if (busy) throw refusal()
    return await work()
  } finally {
    channel.close()
  }
}
