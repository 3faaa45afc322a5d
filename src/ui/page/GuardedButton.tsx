import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react'

interface GuardedButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'color' | 'style'> {
  /** Why the button cannot be used now. Without a refusal the button works. */
  refusal?: string | null | undefined
}

/**
 * A button that shows why it cannot be used. It keeps its tab stop; the refusal is its tooltip and its
 * description.
 */
export function GuardedButton({ refusal, onClick, ...button }: GuardedButtonProps) {
  const id = useId()
  if (!refusal) return <Button {...button} onClick={onClick} />
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <>
      <Tooltip
        label={refusal}
        multiline
        maw={300}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button {...button} aria-disabled data-disabled aria-describedby={id} onClick={refuse} />
      </Tooltip>
      <span id={id} hidden>
        {refusal}
      </span>
    </>
  )
}
