import { Textarea, TextInput } from '@mantine/core'
import { z } from 'zod'
import type { RecommendedProduct } from '#api/recommendedProducts.ts'
import {
  useCreateRecommendedProduct,
  useUpdateRecommendedProduct,
} from '#api/recommendedProducts.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { useProductName } from '#components/useProducts.ts'
import { cleanName } from '#domain/cleanName.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { chosen } from '#ui/form/schemas.ts'

interface RecommendedProductDialogProps {
  opened: boolean
  /** Null for a new one. */
  recommended: RecommendedProduct | null
  onClose: () => void
}

const schema = z.object({
  product_id: chosen(z.number(), 'Choose a product.'),
  headline: z.string().transform(cleanName),
  description: z.string().trim(),
})

const labels = { product_id: 'Product', headline: 'Headline', description: 'Description' }

export function RecommendedProductDialog(props: RecommendedProductDialogProps) {
  const { opened, recommended, onClose } = props
  const create = useCreateRecommendedProduct()
  const update = useUpdateRecommendedProduct()
  const productName = useProductName()
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={recommended}
      title={recommended ? 'Edit Recommended Product' : 'Create Recommended Product'}
      schema={schema}
      labels={labels}
      names={{ product_id: productName }}
      initialValues={{
        product_id: recommended?.product_id ?? null,
        headline: recommended?.headline ?? '',
        description: recommended?.description ?? '',
      }}
      submitLabel="Save"
      onSubmit={({ opened: known, changes, body }) =>
        known ? update({ opened: known, changes }) : create(body)
      }
      onSaved={onClose}
    >
      {({ field }) => (
        <>
          <ProductPicker {...field('product_id')} required />
          <TextInput {...field('headline')} autoComplete="off" />
          <Textarea {...field('description')} rows={3} resize="vertical" />
        </>
      )}
    </FormDialog>
  )
}
