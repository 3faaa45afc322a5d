import { Switch, Tooltip } from '@mantine/core'
import { useId } from 'react'

interface StateSwitchProps {
  label: string
  checked: boolean
  refusal: string | undefined
  onChange: (checked: boolean) => void
}

export function StateSwitch({ label, checked, refusal, onChange }: StateSwitchProps) {
  const id = useId()
  const control = (
    <Switch
      size="sm"
      aria-label={label}
      aria-describedby={refusal ? id : undefined}
      checked={checked}
      disabled={refusal !== undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
  if (!refusal) return control
  return (
    <>
      <Tooltip label={refusal} multiline maw={300}>
        {control}
      </Tooltip>
      <span id={id} hidden>
        {refusal}
      </span>
    </>
  )
}
