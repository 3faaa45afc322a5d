import '../tokens.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { clockText, mediumDate } from '#domain/calendar.ts'
import { replacedFields } from '#domain/merge.ts'
import { isDate, isRecord, memberOf } from '#domain/values.ts'
import classes from './drafts.module.css'
import { draftTime } from './draftTime.ts'
import type { FieldNames, OfferedDraft } from './useDraft.ts'

export function DraftOffer(offer: OfferedDraft) {
  const { draft, label, saved, names, onRestore, onDiscard } = offer
  const { text = (field, value) => valueText(named(names?.[field], value)) } = offer
  const [isCompared, setIsCompared] = useState(false)
  const theirs = replacedMeanwhile(offer)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form.
    <div role="group" aria-label="Draft" className={classes.offer}>
      <div role="status" className={classes.text}>
        <p>Unsaved changes from {draftTime(draft.at)}.</p>
        {theirs.length > 0 && (
          <p>
            Somebody else changed{' '}
            {theirs.map((field) => `${label(field)} to ${text(field, saved(field))}`).join(', ')}{' '}
            meanwhile.
          </p>
        )}
      </div>
      <div className={classes.choices}>
        <Button size="compact-sm" onClick={onRestore}>
          Restore
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isCompared}
          onClick={() => setIsCompared(!isCompared)}
        >
          Compare
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onDiscard}>
          Discard draft
        </Button>
      </div>
      {isCompared && (
        <table aria-label="Saved and typed" className={classes.comparison}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved</th>
              <th scope="col">Typed</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(draft.values).map(([field, typed]) => (
              <tr key={field}>
                <th scope="row">{label(field)}</th>
                <td>{text(field, saved(field))}</td>
                <td>{text(field, typed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** The fields of the draft that another user's save changed. */
function replacedMeanwhile({ draft, saved, begun }: OfferedDraft): string[] {
  const known = Object.entries(draft.baseline).filter(([, before]) => before !== undefined)
  const opened = known.map(([field, before]) => [field, begun ? begun(field, before) : before])
  const now = known.map(([field]) => [field, saved(field)])
  return replacedFields(Object.fromEntries(opened), Object.fromEntries(now), draft.values)
}

function named(nameOf: FieldNames[string], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => named(nameOf, one))
  return nameOf?.(value) ?? value
}

/** In words where a value has some: lists by the names of their members, pictures by their file. */
function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ')
  if (typeof value === 'string') return isDate(value) ? mediumDate(value) : clockText(value)
  if (!isRecord(value)) return String(value)
  const name = ['name', 'title', 'filename', 'label', 'id']
    .map((member) => memberOf(value, member))
    .find((one) => typeof one === 'string' || typeof one === 'number')
  return name === undefined ? Object.values(value).map(valueText).join(', ') : String(name)
}
