import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldProps } from '../form/fieldProps.ts'
import classes from './SecretField.module.css'

/**
 * A text input without a name, masked by CSS: browsers fill a password input, and the text input before it,
 * with the viewer's sign-in whatever `autocomplete` says (AMB-87).
 */
export function SecretField({ name: _name, ...field }: FieldProps<string>) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <TextInput
      {...field}
      id={id}
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      classNames={isShown ? undefined : { input: classes.masked }}
      rightSection={
        <button
          type="button"
          className={classes.show}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
      rightSectionWidth={64}
    />
  )
}
