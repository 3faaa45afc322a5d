import { useState } from 'react'

/** Whether a dialog is open, and its subject. A closing dialog still shows the subject. */
export function useDialogOf<Shown>(first: Shown) {
  const [{ shown, opened }, set] = useState({ shown: first, opened: false })
  return {
    shown,
    opened,
    open: (next: Shown) => set({ shown: next, opened: true }),
    close: () => set((now) => ({ ...now, opened: false })),
  }
}
