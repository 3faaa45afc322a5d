import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
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
  /** Saves this title. */
  onConfirm: (title: string) => Promise<unknown>
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
  const [isChanged, setIsChanged] = useState(false)
  const word = label.toLowerCase()
  const text = z.string().trim().min(1, `Must provide a ${word}.`)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="md"
      schema={z.object({ title: text })}
      labels={{ title: label }}
      initialValues={{ title: initial }}
      paths={{ name: 'title' }}
      onDirtyChange={setIsChanged}
      refusal={isChanged || initial ? undefined : `Enter a ${word} first.`}
      submitLabel="Confirm"
      onSubmit={(sent) => onConfirm(sent.title)}
      onSaved={onClose}
    >
      {({ field }) => <TextInput {...field('title')} required maxLength={255} autoComplete="off" />}
    </FormDialog>
  )
}
