import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type Ref, useId } from 'react'

interface AddButtonProps {
  label: string
  disabled: string | undefined
  quiet: boolean
  onClick: () => void
  ref: Ref<HTMLButtonElement>
}

export function AddButton({ label, disabled, quiet, onClick, ref }: AddButtonProps) {
  const reasonId = useId()
  return (
    <>
      <Button
        ref={ref}
        size="sm"
        variant={quiet ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-disabled={disabled ? true : undefined}
        aria-describedby={disabled ? reasonId : undefined}
        data-disabled={disabled ? true : undefined}
        data-tip={disabled}
        onClick={() => {
          if (!disabled) onClick()
        }}
      >
        {label}
      </Button>
      {disabled && (
        <span hidden id={reasonId}>
          {disabled}
        </span>
      )}
    </>
  )
}
