import { IconArchive } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Promotion } from '#api/promotions.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { DuplicateLink } from '#components/actions/DuplicateLink.tsx'
import { EditInPlace, type EditOpener } from '#components/actions/EditInPlace.tsx'

export const editPromotion: GuardedAction = {
  operation: 'updatePromotion',
  label: 'Edit',
  purpose: 'Edit the promotion',
}

interface PromotionActionsProps extends EditOpener {
  promotion: Promotion
  access: Access
}

export function PromotionActions({ promotion, access, ...form }: PromotionActionsProps) {
  const navigate = useNavigate()
  const archive = useOperation('archivePromotion')
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
  return (
    <>
      {!form.editing && <DuplicateLink creation="promotion" id={promotion.id} access={access} />}
      <EditInPlace access={access} edit={editPromotion} archiving={archiving} {...form} />
    </>
  )
}
