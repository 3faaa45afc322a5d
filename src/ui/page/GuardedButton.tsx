import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react'

export interface GuardedButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'color' | 'style'> {
  /** Why the button cannot be used now. Without a reason the button works. */
  reason?: string | null | undefined
}

/**
 * A button that shows why it cannot be used. It keeps its tab stop; the reason is its tooltip and its
 * description.
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
