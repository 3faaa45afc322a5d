import { Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './Checklist.module.css'

export interface ChecklistItem<Id extends string | number> {
  id: Id
  label: string
  detail?: string
  description?: string
  checked: boolean
  /** Why the item is disabled, e.g. `granted by the role store-lead`. */
  refusal?: string | null
  /** The list shows the refusal once for all such items. */
  sharesRefusal?: boolean
}

interface ChecklistRowProps<Id extends string | number> {
  item: ChecklistItem<Id>
  disabled: boolean
  onToggle: (checked: boolean) => void
}

export function ChecklistRow<Id extends string | number>({
  item: { label, detail, description, checked, refusal, sharesRefusal = false },
  disabled,
  onToggle,
}: ChecklistRowProps<Id>) {
  const id = useId()
  const described = [
    description && `${id}-about`,
    detail && `${id}-detail`,
    refusal && `${id}-refusal`,
  ].filter(Boolean)
  const row = (
    <div className={classes.row}>
      <label className={classes.label}>
        <input
          type="checkbox"
          // Detail and refusal are the checkbox's description and no part of its name.
          aria-labelledby={`${id}-name`}
          aria-describedby={described.join(' ') || undefined}
          checked={checked}
          disabled={disabled || Boolean(refusal)}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span className={classes.lines}>
          <span id={`${id}-name`}>{label}</span>
          {detail && (
            <span id={`${id}-detail`} className={classes.detail}>
              {detail}
            </span>
          )}
          {refusal && !sharesRefusal && (
            <span id={`${id}-refusal`} className={classes.detail}>
              {refusal}
            </span>
          )}
        </span>
      </label>
      {refusal && <IconLock size={14} aria-hidden className={classes.lock} />}
      {description && (
        <span hidden id={`${id}-about`}>
          {description}
        </span>
      )}
      {refusal && sharesRefusal && (
        <span hidden id={`${id}-refusal`}>
          {refusal}
        </span>
      )}
    </div>
  )
  const tips = [description, sharesRefusal ? refusal : null].filter(Boolean)
  if (tips.length === 0) return row
  return (
    <Tooltip
      label={tips.map((tip) => <div key={tip}>{tip}</div>)}
      multiline
      maw={280}
      position="top-start"
      events={{ hover: true, focus: true, touch: true }}
    >
      {row}
    </Tooltip>
  )
}
