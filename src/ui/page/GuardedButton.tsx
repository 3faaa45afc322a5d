import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react'

export interface GuardedButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'color' | 'style'> {
  /** Why the button cannot be used now; without a reason it works. */
  reason?: string | null | undefined
}

/**
 * A button that says why it cannot be used: it keeps its place in the tab order, shows the reason
 * as a tooltip and is described by it.
 */
export function GuardedButton({ reason, onClick, ...button }: GuardedButtonProps) {
  const id = useId()
  if (!reason) return <Button {...button} onClick={onClick} />
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <>
      <Tooltip
        label={reason}
        multiline
        maw={300}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button {...button} aria-disabled data-disabled aria-describedby={id} onClick={refuse} />
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
