import { Button } from '@mantine/core'
import { IconArchive, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Access } from '#api/access.ts'
import type { Promotion } from '#api/promotions.ts'
import { useOperation } from '#api/useOperation.ts'
import { type Action, type GuardedAction, splitActions } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useActionStart } from '#components/actions/useActions.tsx'

const edit: GuardedAction = {
  operation: 'updatePromotion',
  label: 'Edit',
  purpose: 'Edit the promotion',
}

interface PromotionActionsProps {
  promotion: Promotion
  access: Access
  editing: boolean
  /** The button that opens or closes the form. */
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

/** Edit and Archive of a promotion (PROMO-09, PROMO-13). */
export function PromotionActions(props: PromotionActionsProps) {
  const { promotion, access, editing, toggle, onToggle } = props
  const navigate = useNavigate()
  const archive = useOperation('archivePromotion')
  const [start, dialog] = useActionStart()
  const archiving: Action = {
    operation: 'archivePromotion',
    label: 'Archive',
    purpose: 'Archive the promotion',
    icon: IconArchive,
    danger: true,
    confirm: () => ({
      title: `Archive ${promotion.name}?`,
      children: 'It will no longer appear in the admin panel',
    }),
    run: async () => {
      await archive({ path: { id: promotion.id } })
      await navigate({ to: '/promotions' })
    },
  }
  const { shown } = splitActions(access, [edit, archiving])
  return (
    <>
      <HiddenActions access={access} actions={[edit, archiving]} />
      {shown.includes(archiving) && (
        <Button
          variant="default"
          leftSection={<archiving.icon size={16} aria-hidden />}
          onClick={() => start(archiving, undefined)}
        >
          {archiving.label}
        </Button>
      )}
      {shown.includes(edit) && (
        <Button
          ref={toggle}
          variant={editing ? 'default' : 'filled'}
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-expanded={editing}
          onClick={onToggle}
        >
          {edit.label}
        </Button>
      )}
      {dialog}
    </>
  )
}
