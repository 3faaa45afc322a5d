import { useState } from 'react'

/**
 * The record as it was when its form last had no changes, for a save that tells what it replaces. The form itself
 * follows the record, so its user has not seen that somebody else changed a field that they typed in. The form
 * takes the other properties.
 */
export function useOpened<Record>(record: Record) {
  const [dirty, setDirty] = useState(false)
  const [opened, setOpened] = useState(record)
  if (!dirty && opened !== record) setOpened(record)
  return [opened, { onDirtyChange: setDirty, onSaved: () => setDirty(false) }] as const
}
