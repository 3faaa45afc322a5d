/** A deployment under an open tab takes away the code that the tab has not loaded yet (AMB-276). */
import { useSyncExternalStore } from 'react'

const missing = new WeakSet<Error>()
const listeners = new Set<() => void>()
let isNewVersion = false
let isNeeded = () => false

export function markMissingCode(error: Error): void {
  missing.add(error)
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** While `condition` holds, a page stays without its missing parts. Returns a function that ends it. */
export function keepPageWhile(condition: () => boolean): () => void {
  isNeeded = condition
  return () => {
    if (isNeeded === condition) isNeeded = () => false
  }
}

export function isPageKept(): boolean {
  return isNeeded()
}

export function setNewVersion(next: boolean): void {
  isNewVersion = next
  for (const listener of listeners) listener()
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isNewVersion)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
