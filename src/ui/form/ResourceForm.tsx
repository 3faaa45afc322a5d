import type { ReactNode } from 'react'
import type { z } from 'zod'
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
  /** Draws the inputs: `{(form) => <TextInput {...form.field('name')} />}`. */
  children: (form: FormApi<z.input<Schema>>) => ReactNode
  /** Label of the submit button. */
  submitLabel?: string
  /** Called by a Cancel button, which is drawn only with this property. */
  onCancel?: () => void
  /** Why the form cannot be saved. The submit button shows this reason and does nothing. */
  refusal?: string | undefined
  /**
   * `sticky` keeps the bar in view at the bottom of a page; `plain` ends a dialog or section. A form with
   * `none` is only shown and cannot be saved.
   */
  bar?: 'sticky' | 'plain' | 'none'
}

/**
 * A form that edits one record. Enter and Ctrl/Cmd+S save it, and no double click sends twice. A failed
 * save keeps everything that was typed. The bar names the changes, and leaving the form asks about them.
 * Each fault stands at its input, the first such input gets the focus, and faults without an input stand
 * on top.
 */
export function ResourceForm<Schema extends FormSchema, Opened, Result>({
  children,
  submitLabel = 'Save',
  onCancel,
  refusal,
  bar = 'sticky',
  ...options
}: ResourceFormProps<Schema, Opened, Result>) {
  const { ref, api, busy, changes, notice, onSubmit, discard } = useResourceForm(options)

  return (
    <form
      ref={ref}
      onSubmit={refusal || bar === 'none' ? (event) => event.preventDefault() : onSubmit}
      noValidate
      aria-label={options.title}
      className={classes.form}
    >
      {notice && <FormProblem notice={notice} />}
      {children(api)}
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
