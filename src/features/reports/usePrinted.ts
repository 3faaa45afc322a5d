import { useSyncExternalStore } from 'react'

const printed = () => matchMedia('print')

function subscribe(listener: () => void): () => void {
  const media = printed()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is rendered for paper. The browser prints after the render. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => printed().matches)
}
