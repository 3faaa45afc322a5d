import { useSuspenseQueries } from '@tanstack/react-query'
import type { Product, ProductInput } from '#api/products.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { Sent } from '#ui/form/useResourceForm.ts'
import { ProductFields } from './ProductFields.tsx'
import {
  choicesWith,
  newProduct,
  productFormValues,
  productLabels,
  productSchema,
} from './productForm.ts'
import { productFormQueries } from './productFormQueries.ts'

interface ProductFormProps<Opened extends Product | null> {
  /** For the question about unsaved changes. */
  title: string
  /** Null for a new product. */
  product: Opened
  /** Set if the right was revoked while the form is open. */
  refusal?: string | undefined
  onAsk?: (sent: Sent<Opened, ProductInput>) => Promise<boolean>
  onSubmit: (sent: Sent<Opened, ProductInput>) => Promise<Product>
  onSaved: (product: Product) => unknown
  onCancel: () => void
}

export function ProductForm<Opened extends Product | null>({
  product,
  ...form
}: ProductFormProps<Opened>) {
  const [tags, addons, accounts, categories] = useSuspenseQueries({
    queries: productFormQueries(),
  })
  const choices = choicesWith(
    { tags: tags.data, addons: addons.data, promotionalCategories: categories.data },
    product,
  )
  const schema = productSchema(choices)

  return (
    <ResourceForm
      {...form}
      record={product}
      schema={schema}
      labels={productLabels}
      paths={{ product_image_data: 'image', image_filename: 'image' }}
      initialValues={product ? productFormValues(product) : newProduct}
      unordered={['tags', 'promotional_categories', 'addons']}
      submitLabel="Submit"
      flashesFaults
    >
      {(api) => (
        <ProductFields form={api} product={product} choices={choices} accounts={accounts.data} />
      )}
    </ResourceForm>
  )
}
