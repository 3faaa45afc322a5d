import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { buttonNamed } from '#ui/focus/lostFocus.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'

export interface TitleFormProps {
  opened: boolean
  /** Heading of the dialog, such as 'Create Custom Content'. */
  title: string
  /** Label of the one field; default Title. */
  label?: 'Title' | 'Name'
  /** The present title, for another one; by default there is none yet. */
  initial?: string
  onClose: () => void
  /** Saves this title. `was` is the present title as its user saw it. */
  onConfirm: (title: string, was: string) => Promise<unknown>
}

/** The dialog of a {@link TitleDialog}. Confirm is disabled while there is no title (AMB-131). */
export function TitleForm({
  opened,
  title,
  label = 'Title',
  initial = '',
  onClose,
  onConfirm,
}: TitleFormProps) {
  const [isBlank, setIsBlank] = useState(initial === '')
  const word = label.toLowerCase()
  const close = () => {
    setIsBlank(initial === '')
    onClose()
  }
  const text = z.string().trim().min(1, `Must provide a ${word}.`)
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      record={initial === '' ? null : { title: initial }}
      title={title}
      size="md"
      schema={z.object({ title: text })}
      labels={{ title: label }}
      initialValues={{ title: initial }}
      paths={{ name: 'title' }}
      refusal={isBlank ? `Enter a ${word} first.` : undefined}
      submitLabel="Confirm"
      onSubmit={({ opened: known, body }) => onConfirm(body.title, known?.title ?? '')}
      onSaved={close}
      // The first record of a list takes away the button that opened the dialog, which then stands elsewhere.
      focusAfter={() => buttonNamed(title)}
    >
      {({ field }) => (
        <TextInput
          {...field('title')}
          onChange={(event) => {
            setIsBlank(event.currentTarget.value.trim() === '')
            field('title').onChange(event)
          }}
          required
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
