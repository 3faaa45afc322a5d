import type { RefObject } from 'react'

/** A disabled button comes only with the next render: two clicks in one frame would send twice. */
export async function once(running: RefObject<boolean>, work: () => unknown): Promise<void> {
  if (running.current) return
  running.current = true
  try {
    await work()
  } finally {
    running.current = false
  }
}
