import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import {
  type FormApi,
  type FormSchema,
  type ResourceFormOptions,
  useResourceForm,
} from '#ui/form/useResourceForm.ts'
import type { BulkFields } from './bulk.ts'

interface BulkFormProps<Schema extends FormSchema>
  extends Pick<BulkFields<never>, 'title' | 'isSent'>,
    Pick<
      ResourceFormOptions<Schema, null, void>,
      'schema' | 'labels' | 'names' | 'initialValues' | 'unordered'
    > {
  children: (form: FormApi<z.input<Schema>>) => ReactNode
}

/** The fields of a question over selected rows. Their draft is offered for any rows (AMB-309). */
export function BulkForm<Schema extends FormSchema>({
  isSent,
  children,
  ...options
}: BulkFormProps<Schema>) {
  const { api, offer } = useResourceForm({ ...options, record: null, onSubmit: async () => {} })
  if (isSent) return null
  return (
    <>
      <DraftLine offer={offer} />
      {children(api)}
    </>
  )
}
