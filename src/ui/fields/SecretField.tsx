import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldProps } from '../form/fieldProps.ts'
import classes from './SecretField.module.css'

/**
 * A secret of another system. Browsers fill a password input with the viewer's own sign-in whatever its
 * `autocomplete` says, and the text input before it as well. Hence a text input without a telling name, whose
 * text is masked by its style (AMB-87).
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
