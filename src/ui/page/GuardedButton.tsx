import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ComponentPropsWithoutRef, type MouseEvent, useId } from 'react'
import { useFocusBack } from '../focus/useFocusBack.ts'

interface GuardedButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'color' | 'style'> {
  /** Why the button cannot be used now. Without a refusal the button works. */
  refusal?: string | null | undefined
}

/**
 * A button that shows why it cannot be used. It keeps its tab stop; the refusal is its tooltip and its
 * description. While it is loading it is disabled, and has the focus again after that.
 */
export function GuardedButton({ refusal, onClick, ...button }: GuardedButtonProps) {
  const id = useId()
  const ref = useFocusBack(button.loading === true)
  if (!refusal) return <Button {...button} ref={ref} onClick={onClick} />
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <>
      <Tooltip
        label={refusal}
        multiline
        maw={300}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          {...button}
          ref={ref}
          aria-disabled
          data-disabled
          aria-describedby={id}
          onClick={refuse}
        />
      </Tooltip>
      <span id={id} hidden>
        {refusal}
      </span>
    </>
  )
}
