import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'

interface SwitchFieldProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  name?: string
  /** Help below the label. */
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  'data-path'?: string
}

/** A switch with its label and help. */
export function SwitchField({ value, onChange, ...input }: SwitchFieldProps) {
  return (
    <Switch
      {...input}
      // The help stands inside the label element but must not become a part of the switch's name.
      aria-label={input.label}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
