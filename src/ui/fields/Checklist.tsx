import { TextInput } from '@mantine/core'
import { IconLock, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import classes from './Checklist.module.css'
import { type ChecklistItem, ChecklistRow } from './ChecklistRow.tsx'
import { ChecklistRows } from './ChecklistRows.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { containsWords, withDistinctDetails } from './options.ts'

interface ChecklistProps<Id extends string | number> extends FieldBase {
  items: readonly ChecklistItem<Id>[]
  onToggle: (id: Id, checked: boolean) => void
  actions?: ReactNode
  commonRefusal?: string
  wide?: boolean
}

/** Number of items from which on the list has a search and a button for the selected items. */
const searchFrom = 9

/** Checkboxes with a search. Long lists are virtualized. */
export function Checklist<Id extends string | number>({
  items: given,
  onToggle,
  actions,
  commonRefusal,
  wide = false,
  disabled = false,
  name: _name,
  ...frame
}: ChecklistProps<Id>) {
  const items = withDistinctDetails(given, ({ id }) => id)
  const [query, setQuery] = useState('')
  // The items selected at the click on the button: an item unchecked since stays visible.
  const [only, setOnly] = useState<ReadonlySet<Id> | null>(null)
  const someShare = items.some((item) => item.refusal && item.sharesRefusal)
  const long = items.length >= searchFrom
  const checked = items.filter((item) => item.checked)
  const shown = items.filter(
    ({ id, label, detail = '' }) =>
      (only === null || only.has(id)) && containsWords(`${label} ${detail}`, query),
  )

  return (
    <FieldFrame {...frame}>
      <div className={classes.frame}>
        <div className={classes.head}>
          {long && (
            <TextInput
              type="search"
              size="xs"
              aria-label={`Search ${frame.label.toLowerCase()}`}
              placeholder="Search"
              leftSection={<IconSearch size={14} aria-hidden />}
              className={classes.search}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              // Enter in the search must not submit the form around it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
          <span role="status" className={classes.count}>
            {checked.length} of {items.length} selected
          </span>
          {long && (
            <button
              type="button"
              className={classes.only}
              aria-pressed={only !== null}
              onClick={() => setOnly(only ? null : new Set(checked.map(({ id }) => id)))}
            >
              Only selected
            </button>
          )}
          {actions}
        </div>
        {someShare && commonRefusal && (
          <p className={classes.alike}>
            <IconLock size={14} aria-hidden />
            {commonRefusal}
          </p>
        )}
        <ChecklistRows count={shown.length} wide={wide}>
          {(index) => {
            const item = shown[index]
            return (
              item && (
                <ChecklistRow
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  onToggle={(checked) => onToggle(item.id, checked)}
                />
              )
            )
          }}
        </ChecklistRows>
        {shown.length === 0 && (
          <p className={classes.none}>
            {only?.size === 0 && query === '' ? 'Nothing is selected' : 'Nothing found'}
          </p>
        )}
      </div>
    </FieldFrame>
  )
}
