import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '#domain/wording.ts'
import { IconButton } from '../menu/IconButton.tsx'
import classes from './grid.module.css'
import { lostCount } from './gridSaves.ts'
import type { GridStore } from './gridStore.ts'
import { redone, undone } from './gridUndo.ts'
import { useGridState } from './useGrid.ts'

interface GridBarProps {
  store: GridStore
  saving: 'atOnce' | 'collected' | undefined
  label: string
  children: ReactNode
}

/** A key in a cell renders only the count of unsaved cells again. */
export function GridBar({ store, saving, label, children }: GridBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      {saving && (
        <div className={classes.tools}>
          {saving === 'collected' && <UnsavedCount store={store} />}
          <Steps store={store} />
          {saving === 'collected' && <SaveButton store={store} label={label} />}
        </div>
      )}
    </div>
  )
}

function UnsavedCount({ store }: { store: GridStore }) {
  const { unsaved } = useGridState(store, (state) => ({ unsaved: lostCount(state) }))
  return unsaved > 0 && <span className={classes.unsaved}>{counted(unsaved, 'unsaved cell')}</span>
}

function Steps({ store }: { store: GridStore }) {
  const { undo, redo } = useGridState(store, (state) => ({
    undo: state.undo.length > 0,
    redo: state.redo.length > 0,
  }))
  return (
    <>
      <IconButton
        label="Undo"
        icon={IconArrowBackUp}
        framed
        disabled={!undo}
        onClick={() => store.update(undone)}
      />
      <IconButton
        label="Redo"
        icon={IconArrowForwardUp}
        framed
        disabled={!redo}
        onClick={() => store.update(redone)}
      />
    </>
  )
}

function SaveButton({ store, label }: { store: GridStore; label: string }) {
  const { isUnchanged, busy } = useGridState(store, (state) => ({
    isUnchanged: state.changes.size === 0 && state.editing === null,
    busy: [...state.saves.values()].some((save) => save.state === 'saving'),
  }))
  return (
    <Button
      aria-label={`Save ${label}`}
      // A saved grid disables the button.
      data-focus-next="td[tabindex='0']"
      loading={busy}
      disabled={isUnchanged}
      onClick={() => {
        store.finish()
        void store.save()
      }}
    >
      Save
    </Button>
  )
}
