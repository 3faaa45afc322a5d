import { useState } from 'react'

/** A form stays open when its right is revoked, so that no input is lost. */
export function useKeptOpen(allowed: boolean): boolean {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return opened || allowed
}
