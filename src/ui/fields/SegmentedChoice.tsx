import type { FieldBase } from '../form/fieldProps.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Segments } from './Segments.tsx'

interface SegmentedChoiceProps<Value extends string> extends FieldBase {
  options: readonly { value: Value; label: string }[]
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
}

export function SegmentedChoice<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  name,
  ...frame
}: SegmentedChoiceProps<Value>) {
  return (
    <FieldFrame {...frame} role="radiogroup">
      <Segments
        options={options}
        value={value}
        onChange={onChange}
        disabled={disabled}
        name={name}
      />
    </FieldFrame>
  )
}
