import { useState } from 'react'

/**
 * Whether a form is drawn that a right opens. A form that was drawn stays when the right is taken away meanwhile,
 * so that nothing typed is lost.
 */
export function useKeptOpen(allowed: boolean): boolean {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return opened || allowed
}
