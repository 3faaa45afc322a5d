import { TextInput } from '@mantine/core'
import { IconColorPicker } from '@tabler/icons-react'
import { isColour } from '#domain/formats.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import classes from './ColorField.module.css'

interface ColorFieldProps extends FieldBase {
  /** Six hex digits without #, or empty. */
  value: string
  onChange: (hex: string) => void
}

/** A color, picked or typed as hex without #. Any other text stays in the field and gets a fault. */
export function ColorField({ value, onChange, error, ...input }: ColorFieldProps) {
  const valid = isColour(value)
  const fault =
    value === '' || valid
      ? undefined
      : 'A colour has six hex characters, e.g. 40bcde. Any other text is saved as no colour.'
  return (
    <TextInput
      {...input}
      error={error ?? fault}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/^#/, ''))}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: classes.input }}
      placeholder="e.g. 40bcde"
      leftSection={
        <span
          role="img"
          aria-label={valid ? `Preview of #${value}` : 'No color'}
          data-empty={!valid || undefined}
          className={classes.preview}
          style={valid ? { background: `#${value}` } : undefined}
        />
      }
      leftSectionWidth={48}
      leftSectionPointerEvents="none"
      rightSection={
        <span className={classes.picker} data-disabled={input.disabled || undefined}>
          <IconColorPicker size={18} aria-hidden />
          <input
            type="color"
            aria-label="Pick color"
            disabled={input.disabled}
            value={valid ? `#${value.toLowerCase()}` : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value.replace(/^#/, ''))}
          />
        </span>
      }
      rightSectionPointerEvents="all"
    />
  )
}
