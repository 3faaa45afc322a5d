/*
 * Where the window stands on the page. It is read once per event, before anything is drawn: reading
 * it afterwards, or once per table, costs a layout each time.
 */

export interface Viewport {
  /** Pixels above it. */
  readonly top: number
  /** Its own pixels. */
  readonly height: number
}

const listeners = new Set<() => void>()
let now: Viewport = { top: 0, height: 0 }
let expected: number | undefined

function read(): void {
  now = { top: window.scrollY, height: window.innerHeight }
}

function tell(): void {
  expected = undefined
  read()
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const viewport = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('scroll', tell, { passive: true })
      window.addEventListener('resize', tell)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('scroll', tell)
      window.removeEventListener('resize', tell)
    }
  },
  get(): Viewport {
    if (listeners.size === 0) read()
    return expected === undefined ? now : { ...now, top: expected }
  },
  /**
   * Says where the window will be as soon as the page is drawn (`top` in pixels), so that what is in
   * view there is drawn and not what is in view now. Holds until the window moves.
   */
  expect(top: number): void {
    expected = top
  },
}
