import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'

interface SwitchFieldProps {
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  name?: string
  /** Help below the label. */
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  'data-path'?: string
}

/** Something that is on or off. */
export function SwitchField({ value, onChange, ...input }: SwitchFieldProps) {
  return (
    <Switch
      {...input}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
