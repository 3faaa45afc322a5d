import { TextInput } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { requiredLine } from '#ui/form/schemas.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'

export interface TitleFormProps {
  opened: boolean
  title: string
  /** Default: Title. */
  label?: 'Title' | 'Name' | 'Reason'
  /** The current title; absent for a new record. */
  initial?: string
  /** What is renamed or gets the new record. */
  about?: { readonly id: number | string } | undefined
  onClose: () => void
  /** `was` is the title that the form began with. */
  onConfirm: (title: string, was: string) => Promise<unknown>
}

/** Confirm is disabled without a title (AMB-131). */
export function TitleForm({
  opened,
  title,
  label = 'Title',
  initial = '',
  about,
  onClose,
  onConfirm,
}: TitleFormProps) {
  const [isBlank, setIsBlank] = useState(initial === '')
  const word = label.toLowerCase()
  const close = () => {
    setIsBlank(initial === '')
    onClose()
  }
  const text = requiredLine(`Must provide a ${word}.`)
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      record={initial === '' ? null : { title: initial }}
      about={about}
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
    >
      {(form) => <TitleField form={form} onBlank={setIsBlank} />}
    </FormDialog>
  )
}

interface TitleFieldProps {
  form: FormApi<{ title: string }>
  onBlank: (isBlank: boolean) => void
}

function TitleField({ form, onBlank }: TitleFieldProps) {
  const isBlank = form.values.title.trim() === ''
  useLayoutEffect(() => onBlank(isBlank), [isBlank, onBlank])
  return <TextInput {...form.field('title')} required autoComplete="off" />
}
