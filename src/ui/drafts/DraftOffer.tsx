import '../tokens.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { isRecord, memberOf } from '#domain/values.ts'
import classes from './drafts.module.css'
import { draftTime } from './draftTime.ts'
import type { OfferedDraft } from './useDraft.ts'

export function DraftOffer({ draft, label, saved, onRestore, onDiscard }: OfferedDraft) {
  const [isCompared, setIsCompared] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form.
    <div role="group" aria-label="Draft" className={classes.offer}>
      <p role="status" className={classes.text}>
        Unsaved changes from {draftTime(draft.at)}.
      </p>
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
                <td>{valueText(saved(field))}</td>
                <td>{valueText(typed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** In words where a value has some: lists by the names of their members, pictures by their file. */
function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ')
  if (!isRecord(value)) return String(value)
  const name = ['name', 'title', 'filename', 'label', 'id']
    .map((member) => memberOf(value, member))
    .find((one) => typeof one === 'string' || typeof one === 'number')
  return name === undefined ? Object.values(value).map(valueText).join(', ') : String(name)
}
