import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface FieldFrameProps extends FieldBase {
  role?: 'group' | 'radiogroup'
  children: ReactNode
}

export function FieldFrame({
  label,
  description,
  error,
  required,
  role = 'group',
  'data-path': path,
  children,
}: FieldFrameProps) {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      description={description}
      error={error}
      withAsterisk={required}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know aria-describedby */}
      <div
        role={role}
        aria-labelledby={`${id}-name`}
        aria-describedby={
          [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') ||
          undefined
        }
        data-path={path}
        className={description || error ? classes.controls : undefined}
      >
        {children}
      </div>
    </Input.Wrapper>
  )
}
