import { useState } from 'react'

/** A form opened by a right stays open when the right is revoked, so that nothing typed is lost. */
export function useKeptOpen(allowed: boolean): boolean {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return opened || allowed
}
