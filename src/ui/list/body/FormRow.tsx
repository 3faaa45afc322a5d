import { TextInput } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { isRecord } from '#domain/values.ts'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { dropDrafts } from '#ui/drafts/drafts.ts'
import { useDraft } from '#ui/drafts/useDraft.ts'
import type { FormNotice } from '#ui/form/errors.ts'
import { useSaveShortcut } from '#ui/form/saveShortcut.ts'
import { useUnsaved } from '#ui/form/unsaved.tsx'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { cellText } from '../columns.ts'
import { cellRole, rowRole } from '../roles.ts'
import classes from './form.module.css'
import { type RowSlot, type RowView, slotStyle } from './Row.tsx'
import { lastRow, type RowField, type RowFieldControl, type RowForm } from './rowForm.ts'

export interface FormRowProps<Row> {
  title: string
  form: RowForm
  view: RowView<Row>
  slot?: RowSlot
  /** The row being edited; cells without a field show their usual content. */
  row?: Row
  /** The row when its user began to edit it. */
  opened?: Row
  repeats?: boolean
  onDone: () => void
  /** Restores a draft: the row as its user had opened it. */
  onReopen?: (seen: Row) => void
}

const inputs = 'input:not([type=hidden]), textarea, select'

export function FormRow<Row>(props: FormRowProps<Row>) {
  const { title, form, view, slot, row: edited, repeats = false, onDone } = props
  const row = useRef<HTMLTableRowElement>(null)
  const focusFirst = () => row.current?.querySelector<HTMLElement>(inputs)?.focus()
  const { values, errors, notice, busy, set, submit, offer, drop } = useRowForm(
    row,
    props,
    (last) => (repeats && !last ? focusFirst() : onDone()),
  )
  const cancel = () => {
    drop()
    onDone()
  }
  const { cards } = view
  const firstField = view.columns.find((column) => form.fields[column.id])?.id

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      event.stopPropagation()
      submit()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    }
  }

  const setElement = (node: HTMLTableRowElement | null) => {
    row.current = node
    slot?.element?.(node)
  }

  return (
    <tr
      {...rowRole}
      ref={setElement}
      data-index={slot?.index}
      aria-rowindex={slot?.top === undefined ? undefined : slot.index + 2}
      aria-label={title}
      className={cards ? classes.card : classes.row}
      style={slotStyle(slot ?? { index: 0 }, view)}
      onKeyDown={onKeyDown}
    >
      {view.selection && !cards && <td {...cellRole} className={classes.cell} />}
      {view.handles !== false && !cards && <td {...cellRole} className={classes.cell} />}
      {view.columns.map((column) => {
        const field = form.fields[column.id]
        return (
          <td key={column.id} {...cellRole} className={field ? classes.field : classes.cell}>
            {field ? (
              <Field
                field={field}
                control={{
                  value: values[column.id] ?? '',
                  onChange: (value) => set(column.id, value),
                  label: field.label ?? column.header,
                  labelled: cards,
                  error: errors[column.id],
                  readOnly: busy,
                  autoFocus: column.id === firstField,
                  'data-path': column.id,
                }}
              />
            ) : (
              edited && (column.render ? column.render(edited) : cellText(column, edited))
            )}
          </td>
        )
      })}
      <td {...cellRole} className={classes.actions}>
        <IconButton label="Save" icon={IconCheck} onClick={submit} disabled={busy} busy={busy} />
        <IconButton label="Cancel" icon={IconX} onClick={cancel} />
      </td>
      {offer && (
        <td {...cellRole} className={classes.offer}>
          <DraftLine offer={offer} />
        </td>
      )}
      {notice && (
        <td {...cellRole} className={classes.failure}>
          <span role="alert">
            <IconAlertCircle size={16} aria-hidden /> {noticeText(notice)}
          </span>
        </td>
      )}
    </tr>
  )
}

interface FieldProps {
  field: RowField
  control: RowFieldControl
}

function Field({ field, control }: FieldProps) {
  if (field.render) return field.render(control)
  const { value, onChange, label, labelled, error, readOnly, autoFocus } = control
  return (
    <TextInput
      size="sm"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      label={labelled ? label : undefined}
      aria-label={labelled ? undefined : label}
      description={field.note?.(value)}
      placeholder={field.placeholder}
      inputMode={field.inputMode}
      error={error}
      readOnly={readOnly}
      data-path={control['data-path']}
      data-autofocus={autoFocus || undefined}
      autoFocus={autoFocus}
      autoComplete="off"
    />
  )
}

function noticeText({ message, faults }: FormNotice): string {
  return message ?? faults.map((fault) => fault.message).join(' ')
}

/** An untouched field follows its initial value. */
function useRowForm<Row>(
  row: RefObject<HTMLElement | null>,
  { form, title, opened, onReopen }: FormRowProps<Row>,
  onSaved: (last: boolean) => void,
) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const values: Readonly<Record<string, string>> = { ...form.initial, ...typed }

  const changed = Object.keys(form.fields).filter((key) => values[key] !== form.initial[key])
  const label = (key: string) => form.fields[key]?.label ?? key
  const within = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map((key) => [key, all[key]]))
  const isRow = (seen: unknown): seen is Row => isRecord(seen) && isRecord(opened)
  const draft = useDraft({
    title,
    record: opened,
    isOn: true,
    hasChanges: changed.length > 0,
    revision: typed,
    typed: () => ({ values: within(values), baseline: within(form.initial), opened }),
    fits: (key, value) => key in form.fields && typeof value === 'string',
    saved: (key) => form.initial[key],
    label,
    names: Object.fromEntries(
      Object.entries(form.fields).flatMap(([key, field]) =>
        field?.nameOf ? [[key, field.nameOf]] : [],
      ),
    ),
    restore: ({ values, opened: seen }) => {
      if (isRow(seen)) onReopen?.(seen)
      const texts = Object.entries(values).map(([key, value]) => [key, String(value)])
      setTyped((now) => ({ ...now, ...Object.fromEntries(texts) }))
    },
  })
  useUnsaved(title, changed.map(label), draft.key)

  const check = (): Checked<Record<string, string>> => {
    const [first, ...rest] = Object.entries(form.validate(values)).flatMap(([path, message]) =>
      message ? [{ path, message }] : [],
    )
    return first ? { faults: [first, ...rest] } : { sent: { ...values } }
  }
  const drop = () => {
    if (draft.key !== undefined && changed.length > 0) dropDrafts([draft.key])
  }
  const { forget, ...sending } = useSubmit(row, check, {
    onAsk: form.ask,
    onSubmit: form.submit,
    paths: form.paths,
    onSaved: (result) => {
      drop()
      setTyped({})
      onSaved(result === lastRow)
    },
  })

  const set = (key: string, value: string) => {
    setTyped((now) => ({ ...now, [key]: value }))
    forget(key)
  }

  useSaveShortcut(row, { unsaved: () => changed.length > 0, save: () => sending.submit() })
  return { values, set, ...sending, offer: draft.offer, drop }
}
