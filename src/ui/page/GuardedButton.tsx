import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ComponentPropsWithoutRef, type MouseEvent, useId } from 'react'

interface GuardedButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'color' | 'style'> {
  refusal?: string | null | undefined
}

/** A disabled button that keeps its tab stop and shows the reason. */
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
