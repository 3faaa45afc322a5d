import { useNavigate } from '@tanstack/react-router'
import { useCreatePromotion } from '#api/promotionWrites.ts'
import { useAccess } from '#api/viewer.ts'
import { creations } from '#components/actions/creations.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PromotionForm } from './PromotionForm.tsx'

/** Creates a promotion and opens its page. */
export function CreatePromotionScreen() {
  const navigate = useNavigate()
  const create = useCreatePromotion()
  const access = useAccess()
  return (
    <>
      <PageHeader
        title="Create Promotion"
        secondary={<HiddenActions access={access} actions={[creations.promotion]} />}
      />
      <PromotionForm
        title="Promotion"
        savable={access.canUse(creations.promotion).allowed}
        onSubmit={create}
        onSaved={({ id }) =>
          // A host may answer without the new id (AMB-177).
          id === undefined
            ? navigate({ to: '/promotions' })
            : navigate({ to: '/promotions/$promotionId', params: { promotionId: id } })
        }
        onCancel={() => void navigate({ to: '/promotions' })}
      />
    </>
  )
}
