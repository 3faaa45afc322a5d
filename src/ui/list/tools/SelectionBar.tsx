import { Checkbox } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { grouped } from '#domain/wording.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import classes from './selection.module.css'

interface SelectionBarProps {
  selected: number
  /** How many of the selected rows the search hides. */
  hidden: number
  /** Number of rows that one box selects. */
  offered: number
  /** Which rows these are, e.g. ' found'. */
  scope: string
  onToggleAll: () => void
  onDownload: (() => void) | undefined
  onEnd: () => void
  children: ReactNode
}

export function SelectionBar(props: SelectionBarProps) {
  const { selected, hidden, offered, scope, onToggleAll, onDownload, onEnd, children } = props
  const shown = selected - hidden
  return (
    <fieldset aria-label="Selected rows" className={classes.bar}>
      <Checkbox
        size="sm"
        label={`Select all ${grouped(offered)}${scope}`}
        checked={offered > 0 && shown === offered}
        indeterminate={shown > 0 && shown < offered}
        onChange={onToggleAll}
      />
      <span role="status" className={classes.count}>
        {grouped(selected)} selected
        {hidden > 0 && `, ${grouped(hidden)} not shown here`}
      </span>
      <div className={classes.actions}>
        {children}
        {onDownload && (
          <GuardedButton
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            refusal={selected === 0 ? 'Select rows first.' : undefined}
            onClick={onDownload}
          >
            Download Selected
          </GuardedButton>
        )}
      </div>
      <IconButton label="Stop selecting" icon={IconX} onClick={onEnd} />
    </fieldset>
  )
}
