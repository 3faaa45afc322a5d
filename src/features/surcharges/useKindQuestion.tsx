import { type ReactNode, useRef, useState } from 'react'
import type { Surcharge } from '#api/surcharges.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

/**
 * Asks before a flat surcharge becomes a percentage (SUR-05).
 *
 * @returns the function that asks (true to go on), and the dialog to draw once.
 */
export function useKindQuestion(): [
  ask: (surcharge: Surcharge) => Promise<boolean>,
  dialog: ReactNode,
] {
  const [name, setName] = useState('')
  const [opened, setOpened] = useState(false)
  const answer = useRef<(goOn: boolean) => void>(() => {})
  const ask = (surcharge: Surcharge) => {
    setName(surcharge.name)
    setOpened(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }
  const dialog = (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        setOpened(false)
        answer.current(false)
      }}
      title="Change from flat rate to percentage?"
      onConfirm={async () => answer.current(true)}
    >
      The stores that charge {name} then charge its default rate.
    </ConfirmDialog>
  )
  return [ask, dialog]
}
