import { useState } from 'react'
import type { Promotion } from '#api/promotions.ts'
import { useUpdatePromotion } from '#api/promotionWrites.ts'
import { PromotionForm } from './PromotionForm.tsx'
import { saveOf } from './promotionForm.ts'

interface EditPromotionProps {
  promotion: Promotion
  onSaved: () => void
  onCancel: () => void
}

/** The edit mode of a promotion; a save goes back to the view mode. */
export function EditPromotion({ promotion, ...form }: EditPromotionProps) {
  // The promotion from the moment when the fields were filled; later reads must not change the comparison.
  const [opened] = useState(promotion)
  const [untouched] = useState(() => saveOf(promotion))
  const update = useUpdatePromotion(opened, untouched)
  return (
    <PromotionForm
      {...form}
      title={promotion.name}
      promotion={promotion}
      savable
      onSubmit={update}
    />
  )
}
