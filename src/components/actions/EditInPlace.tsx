import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { type Action, type GuardedAction, splitActions } from './action.ts'
import { HiddenActions } from './HiddenActions.tsx'
import { useActionStart } from './useActions.tsx'

export interface EditOpener {
  readonly editing: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly onEdit: () => void
}

interface EditInPlaceProps extends EditOpener {
  access: Access
  edit?: GuardedAction | undefined
  archiving: Action
}

/** Archive or restore, and edit. Hidden while the form is open, since archiving would lose its changes. */
export function EditInPlace(props: EditInPlaceProps) {
  const { access, edit, archiving, editing, opener, onEdit } = props
  const [start, dialog] = useActionStart()
  const actions = edit ? [edit, archiving] : [archiving]
  const { shown } = splitActions(access, actions)
  return (
    <>
      <HiddenActions access={access} actions={actions} />
      {!editing && shown.includes(archiving) && (
        <Button
          variant={edit ? 'default' : 'filled'}
          leftSection={<archiving.icon size={16} aria-hidden />}
          onClick={() => start(archiving, undefined)}
        >
          {archiving.label}
        </Button>
      )}
      {edit && !editing && shown.includes(edit) && (
        <Button ref={opener} leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          {edit.label}
        </Button>
      )}
      {dialog}
    </>
  )
}
