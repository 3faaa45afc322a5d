import { useState } from 'react'

/**
 * The record as it was when its form last had no changes. A save compares with that record to tell which changes of
 * other users were replaced.
 *
 * @returns that record, and the properties of the form.
 */
export function useOpened<Record>(record: Record) {
  const [dirty, setDirty] = useState(false)
  const [opened, setOpened] = useState(record)
  if (!dirty && opened !== record) setOpened(record)
  return [opened, { onDirtyChange: setDirty, onSaved: () => setDirty(false) }] as const
}
