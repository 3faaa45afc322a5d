import { type ReactNode, useSyncExternalStore } from 'react'
import classes from './printNote.module.css'

/** More rows than these make no readable print, and take the browser minutes. */
export const maxPrintedRows = 2000

let isPrinting = false

/** While the page is printed, what otherwise renders by need renders whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

// Some browsers fire the events, others only change the media.
function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia('print')
  const set = (printing: boolean) => {
    isPrinting = printing
    onChange()
  }
  const begin = () => set(true)
  const end = () => set(false)
  const change = () => set(media.matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', change)
  }
}

/** Seen on paper alone: what the print leaves out. */
export function PrintNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} aria-hidden>
      {children}
    </p>
  )
}
