import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '#ui/form/FormDialog.tsx'

interface TitleDialogProps {
  opened: boolean
  /** Heading of the dialog, such as 'Create Custom Content'. */
  title: string
  onClose: () => void
  /** Creates the record with this title. */
  onConfirm: (title: string) => Promise<unknown>
}

const schema = z.object({ title: z.string().trim().min(1, 'Must provide a title.') })

/** Creates a record from nothing but its title. Confirm is disabled while there is none (AMB-131). */
export function TitleDialog({ opened, title, onClose, onConfirm }: TitleDialogProps) {
  const [hasTitle, setHasTitle] = useState(false)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="md"
      schema={schema}
      labels={{ title: 'Title' }}
      initialValues={{ title: '' }}
      onDirtyChange={setHasTitle}
      refusal={hasTitle ? undefined : 'Enter a title first.'}
      submitLabel="Confirm"
      onSubmit={(sent) => onConfirm(sent.title)}
      onSaved={onClose}
    >
      {({ field }) => <TextInput {...field('title')} required maxLength={255} autoComplete="off" />}
    </FormDialog>
  )
}
