import { z } from 'zod'
import type { Recommendation } from '#api/recommendations.ts'
import { useCreateRecommendation } from '#api/recommendations.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { useProductName } from '#components/useProducts.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { chosen } from '#ui/form/schemas.ts'

interface CreateRecommendationProps {
  opened: boolean
  /** Products that have a recommendation. */
  taken: readonly number[]
  onClose: () => void
  onCreated: (recommendation: Recommendation) => void
}

const schema = z.object({ product_id: chosen(z.number(), 'Choose a product.') })

export function CreateRecommendation(props: CreateRecommendationProps) {
  const { opened, taken, onClose, onCreated } = props
  const create = useCreateRecommendation()
  const productName = useProductName()
  const exclude = new Set(taken)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={null}
      title="Create Recommendation"
      size="md"
      schema={schema}
      labels={{ product_id: 'Trigger' }}
      names={{ product_id: productName }}
      initialValues={{ product_id: null }}
      submitLabel="Confirm"
      onSubmit={({ body }) => create(body.product_id)}
      onSaved={onCreated}
    >
      {({ field }) => (
        <ProductPicker
          {...field('product_id')}
          exclude={exclude}
          required
          description="You choose next what is offered with this product. Products that have recommendations are not listed."
        />
      )}
    </FormDialog>
  )
}
