import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'

interface SwitchFieldProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  name?: string
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  'data-path'?: string
}

export function SwitchField({ value, onChange, ...input }: SwitchFieldProps) {
  return (
    <Switch
      {...input}
      // The help is inside the label element but not part of the switch's name.
      aria-label={input.label}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
