import { useNavigate } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useCreatePromotion } from '#api/promotions.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { audienceUpload } from './UsersField.tsx'

/** Without the right the form can be tried, not saved (AMB-140). */
export function CreatePromotionScreen() {
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/promotions')
  const create = useCreatePromotion()
  const access = useAccess()
  const can = access.canUse(creations.promotion)
  const savable = useKeptOpen(can.allowed)
  return (
    <>
      <PageHeader
        title="Create Promotion"
        secondary={
          <HiddenActions access={access} actions={[creations.promotion, audienceUpload]} />
        }
      />
      {!savable && (
        <ForbiddenState
          title="You may not create promotions"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
      <PromotionForm
        title="Promotion"
        promotion={null}
        savable={savable}
        refusal={can.refusal}
        onSubmit={({ body }) => create(body)}
        onSaved={(created) => openCreated(created)}
        onCancel={() => void navigate({ to: '/promotions' })}
      />
    </>
  )
}
