import { useSyncExternalStore } from 'react'

const printed = () => matchMedia('print')

function subscribe(listener: () => void): () => void {
  const media = printed()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is drawn for paper. The browser waits with its printout until the page is drawn anew. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => printed().matches)
}
