import { useSyncExternalStore } from 'react'

/** Browsers have a setting for the size of the root font. Sizes in code are pixels at the usual one. */
const usualRootPx = 16

/** `40` -> `2.5rem` */
export const rem = (px: number): string => `${px / usualRootPx}rem`

/** A row is a target: 44 px at least for a finger, and a line below. */
export function rowPixels(rowHeight = 40): number {
  return matchMedia('(pointer: coarse)').matches ? Math.max(rowHeight, 45) : rowHeight
}

/** Pixels of the screen per pixel at the usual root font: 1.5 where that font has 24 px. */
export function useRootScale(): number {
  return useSyncExternalStore(subscribe, rootScale)
}

export function rootScale(): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (rootPx || usualRootPx) / usualRootPx
}

/** An element of 1rem changes its size along with the root font. */
function subscribe(listener: () => void): () => void {
  const probe = document.createElement('span')
  probe.style.cssText = 'position: absolute; visibility: hidden; width: 1rem; height: 0'
  document.body.append(probe)
  const observer = new ResizeObserver(listener)
  observer.observe(probe)
  return () => {
    observer.disconnect()
    probe.remove()
  }
}
