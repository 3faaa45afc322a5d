const answerTimeoutMs = 200

/** Throws the refusal while another tab does this work. Without https (no locks) the tabs ask each other. */
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
      setTimeout(() => resolve(false), answerTimeoutMs)
    })
    if (busy) throw refusal()
    return await work()
  } finally {
    channel.close()
  }
}
