import { useState } from 'react'

/** State of a dialog and its subject, which a closing dialog still shows. */
export function useDialogOf<Shown>(first: Shown) {
  const [{ shown, opened }, set] = useState({ shown: first, opened: false })
  return {
    shown,
    opened,
    open: (next: Shown) => set({ shown: next, opened: true }),
    close: () => set((now) => ({ ...now, opened: false })),
  }
}
