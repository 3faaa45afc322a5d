import { z } from 'zod'
import type { MenuCategory } from '#api/menus.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { useProductName } from '#components/useProducts.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { chosen } from '#ui/form/schemas.ts'

interface AddProductProps {
  subcategory: MenuCategory['children'][number]
  opened: boolean
  onClose: () => void
  onAdd: (id: number) => Promise<unknown>
}

const schema = z.object({
  product_id: chosen(z.number(), 'Choose a product.'),
})

export function AddProduct({ subcategory, opened, onClose, onAdd }: AddProductProps) {
  const productName = useProductName()
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      record={null}
      about={subcategory}
      title={`Add a product to ${subcategory.name}`}
      size="md"
      schema={schema}
      labels={{ product_id: 'Product' }}
      names={{ product_id: productName }}
      initialValues={{ product_id: null }}
      submitLabel="Add"
      onSubmit={({ body }) => onAdd(body.product_id)}
      onSaved={onClose}
    >
      {({ field }) => (
        <ProductPicker {...field('product_id')} exclude={new Set(subcategory.products)} required />
      )}
    </FormDialog>
  )
}
