import type { Promotion } from '#api/promotions.ts'
import { useUpdatePromotion } from '#api/promotions.ts'
import { EditedForm } from '#components/actions/useEditInPlace.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { offerOf } from './promotionForm.ts'

interface EditPromotionProps {
  promotion: Promotion
  /** Set if the right was revoked while the form is open. */
  refusal?: string | undefined
  onSaved: () => void
  onCancel: () => void
}

export function EditPromotion({ promotion, ...form }: EditPromotionProps) {
  const update = useUpdatePromotion()
  return (
    <EditedForm>
      <PromotionForm
        {...form}
        title={promotion.name}
        promotion={promotion}
        savable
        onSubmit={({ opened, changes, body: { offer } }) => {
          const before = changes.offer ? offerOf(opened) : offer
          return update({
            opened,
            changes: { ...changes, offer: offer && before && { chosen: offer, before } },
          })
        }}
      />
    </EditedForm>
  )
}
