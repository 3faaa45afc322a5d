import type { ReactNode } from 'react'
import type { z } from 'zod'
import '../tokens.css'
import { FormBar } from './FormBar.tsx'
import { FormProblem } from './FormProblem.tsx'
import classes from './form.module.css'
import { useSaveShortcut } from './saveShortcut.ts'
import {
  type FormApi,
  type FormSchema,
  type ResourceFormOptions,
  useResourceForm,
} from './useResourceForm.ts'

export interface ResourceFormProps<Schema extends FormSchema, Result>
  extends ResourceFormOptions<Schema, Result> {
  /** Draws the inputs: `{(form) => <TextInput {...form.field('name')} />}`. */
  children: (form: FormApi<z.input<Schema>>) => ReactNode
  /** The word on the submit button. */
  submitLabel?: string
  /** Draws a Cancel button beside it. */
  onCancel?: () => void
  /** Why nothing can be saved: the submit button says so and does nothing. */
  refusal?: string | undefined
  /** `sticky` keeps the bar in view at the bottom of a page; `plain` ends a dialog or section. */
  bar?: 'sticky' | 'plain'
}

/**
 * A form that edits one thing. Enter and Ctrl/Cmd+S save it (PLUS-06); the button is disabled in
 * the frame of the click and nothing is sent twice; a failed save keeps everything that was typed
 * (PLUS-05); changes are named in the bar and asked about before the form is left (PLUS-04). Faults
 * stand at their inputs, the first one gets the focus; what no input can show stands on top.
 */
export function ResourceForm<Schema extends FormSchema, Result>({
  children,
  submitLabel = 'Save',
  onCancel,
  refusal,
  bar = 'sticky',
  ...options
}: ResourceFormProps<Schema, Result>) {
  const { ref, api, busy, changes, notice, onSubmit, discard } = useResourceForm(options)
  useSaveShortcut(ref)

  return (
    <form
      ref={ref}
      onSubmit={refusal ? (event) => event.preventDefault() : onSubmit}
      noValidate
      aria-label={options.title}
      className={classes.form}
    >
      {notice && <FormProblem notice={notice} />}
      {children(api)}
      <FormBar
        kind={bar}
        busy={busy}
        changes={changes}
        submitLabel={submitLabel}
        refusal={refusal}
        onCancel={onCancel}
        onDiscard={onCancel ? undefined : discard}
      />
    </form>
  )
}
