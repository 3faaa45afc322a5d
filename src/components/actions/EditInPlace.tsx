import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Access } from '#api/core/access.ts'
import { type Action, type GuardedAction, splitActions } from './action.ts'
import { HiddenActions } from './HiddenActions.tsx'
import { useActionStart } from './useActions.tsx'

/** The edit form of a page, which its head opens. */
export interface EditOpener {
  readonly editing: boolean
  /** The button that opens the form. */
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly onEdit: () => void
}

interface EditInPlaceProps extends EditOpener {
  access: Access
  /** Absent where the record cannot be edited now. */
  edit?: GuardedAction | undefined
  archiving: Action
}

/**
 * The head of a page whose record is edited on the page: archive or restore the record, and edit it. An open form has
 * its own buttons, and archiving would take away what is typed in it.
 */
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
