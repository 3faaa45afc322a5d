import { Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './Checklist.module.css'

/** One thing that can be checked. */
export interface ChecklistItem<Id extends string | number> {
  id: Id
  label: string
  /** Second line, e.g. an address; searched as well. */
  detail?: string
  /** What it means, as a tooltip. */
  description?: string
  checked: boolean
  /** Why it cannot be changed, e.g. `granted by the role store-lead`; shown below it. */
  locked?: string | null
}

interface ChecklistRowProps<Id extends string | number> {
  item: ChecklistItem<Id>
  disabled: boolean
  onToggle: (checked: boolean) => void
}

/** A checkbox with its name, and below it what tells it apart and why it is locked. */
export function ChecklistRow<Id extends string | number>({
  item: { label, detail, description, checked, locked },
  disabled,
  onToggle,
}: ChecklistRowProps<Id>) {
  const id = useId()
  const described = [
    description && `${id}-about`,
    detail && `${id}-detail`,
    locked && `${id}-locked`,
  ].filter(Boolean)
  const row = (
    <div className={classes.row}>
      <label className={classes.label}>
        <input
          type="checkbox"
          // The other lines describe it, they do not name it.
          aria-labelledby={`${id}-name`}
          aria-describedby={described.join(' ') || undefined}
          checked={checked}
          disabled={disabled || Boolean(locked)}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span className={classes.lines}>
          <span id={`${id}-name`}>{label}</span>
          {detail && (
            <span id={`${id}-detail`} className={classes.detail}>
              {detail}
            </span>
          )}
          {locked && (
            <span id={`${id}-locked`} className={classes.detail}>
              {locked}
            </span>
          )}
        </span>
      </label>
      {locked && <IconLock size={14} aria-hidden className={classes.lock} />}
      {description && (
        <span hidden id={`${id}-about`}>
          {description}
        </span>
      )}
    </div>
  )
  if (!description) return row
  return (
    <Tooltip
      label={description}
      multiline
      maw={280}
      position="top-start"
      events={{ hover: true, focus: true, touch: true }}
    >
      {row}
    </Tooltip>
  )
}
