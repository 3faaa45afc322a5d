import type { ReactNode } from 'react'
import type { z } from 'zod'
import { DraftLine } from '../drafts/DraftLine.tsx'
import '../tokens.css'
import { FormBar } from './FormBar.tsx'
import { FormProblem } from './FormProblem.tsx'
import classes from './form.module.css'
import {
  type FormApi,
  type FormSchema,
  type ResourceFormOptions,
  useResourceForm,
} from './useResourceForm.ts'

export interface ResourceFormProps<Schema extends FormSchema, Opened, Result>
  extends ResourceFormOptions<Schema, Opened, Result> {
  /** `{(form) => <TextInput {...form.field('name')} />}` */
  children: (form: FormApi<z.input<Schema>>) => ReactNode
  submitLabel?: string
  onCancel?: () => void
  refusal?: string | undefined
  /** `sticky`: at the bottom of the window. `plain`: at the end of a dialog. `none`: read-only form. */
  bar?: 'sticky' | 'plain' | 'none'
}

/** Enter and Ctrl/Cmd+S save. A failed save keeps the typed values. Leaving with changes asks first. */
export function ResourceForm<Schema extends FormSchema, Opened, Result>({
  children,
  submitLabel = 'Save',
  onCancel,
  refusal,
  bar = 'sticky',
  ...options
}: ResourceFormProps<Schema, Opened, Result>) {
  const { ref, api, busy, changes, notice, onSubmit, discard, offer } = useResourceForm(options)

  return (
    <form
      ref={ref}
      onSubmit={refusal || bar === 'none' ? (event) => event.preventDefault() : onSubmit}
      noValidate
      aria-label={options.title}
      className={classes.form}
    >
      {bar !== 'none' && <DraftLine offer={offer} />}
      {notice && <FormProblem notice={notice} />}
      {/* A record is created once: what is typed during that call could not be saved after it. */}
      <div className={classes.fields} inert={busy && options.record === null}>
        {children(api)}
      </div>
      {bar !== 'none' && (
        <FormBar
          kind={bar}
          busy={busy}
          changes={changes.join(', ')}
          submitLabel={submitLabel}
          refusal={refusal}
          onCancel={onCancel}
          onDiscard={onCancel ? undefined : discard}
        />
      )}
    </form>
  )
}
