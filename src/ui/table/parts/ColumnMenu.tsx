import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import { Suspense, useRef, useState } from 'react'
import classes from '../../menu/menu.module.css'
import { whenOpened } from '../../menu/whenOpened.ts'
import type { ListColumn } from '../listTable.ts'

const choice = whenOpened(() => import('./ColumnChoice.tsx').then((module) => module.ColumnChoice))

interface ColumnMenuProps<Row extends RowData> {
  columns: readonly ListColumn<Row>[]
  visible: readonly ListColumn<Row>[]
}

/** Chooses the columns; the one that names the row always stays. */
export function ColumnMenu<Row extends RowData>({ columns, visible }: ColumnMenuProps<Row>) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const options = columns.map((column) => ({
    id: column.id,
    label: String(column.columnDef.header),
    checked: visible.includes(column),
    disabled: !column.getCanHide(),
    toggle: () => column.toggleVisibility(),
  }))
  return (
    <span className={classes.holder}>
      <ActionIcon
        ref={button}
        variant="default"
        size={36}
        aria-label="Choose columns"
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-tip="Choose columns"
        onPointerEnter={choice.preload}
        onFocus={choice.preload}
        onClick={() => setOpened(true)}
      >
        <IconColumns3 size={18} />
      </ActionIcon>
      {opened && (
        <Suspense>
          <choice.Part
            options={options}
            onClose={() => {
              setOpened(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
