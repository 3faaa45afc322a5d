import { TextInput } from '@mantine/core'
import type { RowFieldControl } from '#ui/list/body/rowForm.ts'

interface NotedInputProps {
  control: RowFieldControl
  note: string | undefined
  placeholder: string
}

export function NotedInput({ control, note, placeholder }: NotedInputProps) {
  const { value, onChange, label, labelled, error, readOnly } = control
  return (
    <TextInput
      size="sm"
      label={labelled ? label : undefined}
      aria-label={labelled ? undefined : label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      placeholder={placeholder}
      description={note}
      error={error}
      readOnly={readOnly}
      inputMode="decimal"
      autoComplete="off"
      data-path={control['data-path']}
    />
  )
}
