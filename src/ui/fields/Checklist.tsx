import { TextInput, Tooltip } from '@mantine/core'
import { IconInfoCircle, IconLock, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import classes from './Checklist.module.css'
import { ChecklistRows } from './ChecklistRows.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { containsWords } from './options.ts'

/** One thing that can be checked. */
export interface ChecklistItem<Id extends string | number> {
  id: Id
  label: string
  /** What it means, as a tooltip. */
  description?: string
  checked: boolean
  /** Why it cannot be changed, e.g. `granted by the role store-lead`; shown beside it. */
  locked?: string | null
}

interface ChecklistProps<Id extends string | number> extends FieldBase {
  items: readonly ChecklistItem<Id>[]
  onToggle: (id: Id, checked: boolean) => void
  /** From how many items on there is a search. */
  searchFrom?: number
  /** Stands right of the count, e.g. a button that checks all. */
  actions?: ReactNode
  /** Shows every item at once, in columns, where there are not too many. */
  wide?: boolean
}

/** Many checkboxes with a search; of thousands only those in view are drawn. */
export function Checklist<Id extends string | number>({
  items,
  onToggle,
  searchFrom = 9,
  actions,
  wide = false,
  disabled = false,
  name: _name,
  ...frame
}: ChecklistProps<Id>) {
  const [query, setQuery] = useState('')
  const shown = items.filter((item) => containsWords(item.label, query))
  const selected = items.filter((item) => item.checked).length

  return (
    <FieldFrame {...frame}>
      <div className={classes.frame}>
        <div className={classes.head}>
          {items.length >= searchFrom && (
            <TextInput
              type="search"
              size="xs"
              aria-label={`Search ${frame.label.toLowerCase()}`}
              placeholder="Search"
              leftSection={<IconSearch size={14} aria-hidden />}
              className={classes.search}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              // Enter here looks for something, it does not save the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
          <span role="status" className={classes.count}>
            {selected} of {items.length} selected
          </span>
          {actions}
        </div>
        <ChecklistRows count={shown.length} wide={wide}>
          {(index) => {
            const item = shown[index]
            return (
              item && (
                <ChecklistRow
                  item={item}
                  disabled={disabled}
                  onToggle={(checked) => onToggle(item.id, checked)}
                />
              )
            )
          }}
        </ChecklistRows>
        {shown.length === 0 && <p className={classes.none}>Nothing found</p>}
      </div>
    </FieldFrame>
  )
}

function ChecklistRow<Id extends string | number>({
  item,
  disabled,
  onToggle,
}: {
  item: ChecklistItem<Id>
  disabled: boolean
  onToggle: (checked: boolean) => void
}) {
  const { label, description, checked, locked } = item
  return (
    <div className={classes.row}>
      <label className={classes.label}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled || Boolean(locked)}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {description && (
        <Tooltip
          label={description}
          multiline
          maw={280}
          events={{ hover: true, focus: true, touch: true }}
        >
          <button
            type="button"
            aria-label={`About ${label}: ${description}`}
            className={classes.about}
          >
            <IconInfoCircle size={15} aria-hidden />
          </button>
        </Tooltip>
      )}
      {locked && (
        <span className={classes.locked} title={locked}>
          <IconLock size={13} aria-hidden />
          <span>{locked}</span>
        </span>
      )}
    </div>
  )
}
