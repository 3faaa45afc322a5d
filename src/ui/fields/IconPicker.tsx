import type { FieldBase } from '../form/fieldProps.ts'
import { Picture } from '../page/Picture.tsx'
import '../tokens.css'
import { FieldFrame } from './FieldFrame.tsx'
import classes from './IconPicker.module.css'

interface PickableIcon<Value extends string | number> {
  value: Value
  label: string
  imageUrl: string | null
}

interface IconPickerProps<Value extends string | number> extends FieldBase {
  options: readonly PickableIcon<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

export function IconPicker<Value extends string | number>({
  options,
  value,
  onChange,
  disabled,
  name: _name,
  ...frame
}: IconPickerProps<Value>) {
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <FieldFrame {...frame}>
      <div className={classes.icons}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={value.includes(option.value)}
            disabled={disabled}
            className={classes.icon}
            onClick={() => toggle(option.value)}
          >
            <Picture
              src={option.imageUrl}
              alt=""
              name={option.label}
              width={40}
              height={40}
              fit="contain"
            />
            <span className={classes.label}>{option.label}</span>
          </button>
        ))}
      </div>
    </FieldFrame>
  )
}
