import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldProps } from '../form/fieldProps.ts'
import classes from './SecretField.module.css'

/**
 * A secret of another system. Browsers fill password inputs, and the text input before, with the viewer's sign-in
 * whatever `autocomplete` says. Hence a text input without a name, masked by CSS (AMB-87).
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
