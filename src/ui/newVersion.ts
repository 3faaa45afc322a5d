/** A deployment under an open tab takes away the code that the tab has not loaded yet (AMB-276). */
import { useSyncExternalStore } from 'react'
import { observable } from '#domain/observable.ts'

const missing = new WeakSet<Error>()
const isNewVersion = observable(false)
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

export const setNewVersion = isNewVersion.set

export function useNewVersion(): boolean {
  return useSyncExternalStore(isNewVersion.subscribe, isNewVersion.get)
}
