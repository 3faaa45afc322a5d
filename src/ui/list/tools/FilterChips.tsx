import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type Filters, noFilters, toggledFilter } from '../filters.ts'
import classes from './filters.module.css'

interface FilterChipsProps {
  columns: readonly { id: string; header: string }[]
  filters: Filters
  onFilter: (filters: Filters) => void
}

export function FilterChips({ columns, filters, onFilter }: FilterChipsProps) {
  const chips = columns.flatMap(({ id, header }) =>
    (filters[id] ?? []).map((value) => ({ id, value, text: `${header}: ${value}` })),
  )
  return (
    <ul aria-label="Filters in use" className={classes.chips}>
      {chips.map(({ id, value, text }) => (
        <li key={text}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Remove filter ${text}`}
            rightSection={<IconX size={14} aria-hidden />}
            onClick={() => onFilter(toggledFilter(filters, id, value))}
          >
            {text}
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button size="compact-sm" variant="subtle" onClick={() => onFilter(noFilters)}>
            Clear filters
          </Button>
        </li>
      )}
    </ul>
  )
}
