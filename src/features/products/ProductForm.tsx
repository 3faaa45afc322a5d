import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product, ProductInput } from '#api/products.ts'
import { changedFields } from '#domain/merge.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { ProductFields } from './ProductFields.tsx'
import {
  choicesWith,
  inputOf,
  newProduct,
  productFormValues,
  productLabels,
  productSchema,
} from './productForm.ts'
import { productFormQueries } from './productFormQueries.ts'

interface ProductFormProps {
  /** The subject of the form, named in the question before unsaved changes are left. */
  title: string
  /** The product to edit; undefined for a new product. */
  product?: Product
  /** Why the form cannot be saved, where the right was taken away meanwhile. */
  refusal?: string | undefined
  /** Asks before the body is sent. */
  onAsk?: (body: ProductInput) => Promise<boolean>
  /** `changes` are the fields whose sent value differs from the one of an untouched form. */
  onSubmit: (body: ProductInput, changes: Partial<ProductInput>) => Promise<Product>
  onSaved: (product: Product) => unknown
  onCancel: () => void
  onDirtyChange?: (dirty: boolean) => void
}

/** Creates or edits a product. The records that a product may refer to are loaded before the form is drawn. */
export function ProductForm({ product, onSubmit, ...form }: ProductFormProps) {
  const [tags, addons, accounts, categories] = useSuspenseQueries({
    queries: productFormQueries(),
  })
  const choices = useMemo(
    () =>
      choicesWith(
        { tags: tags.data, addons: addons.data, promotionalCategories: categories.data },
        product,
      ),
    [tags.data, addons.data, categories.data, product],
  )
  const schema = useMemo(() => productSchema(choices), [choices])

  return (
    <ResourceForm
      {...form}
      onSubmit={(body) => {
        // Untouched fields follow the record, so what differs from the record is the user's change.
        const untouched = product && inputOf(product, choices)
        return onSubmit(body, changedFields(untouched ?? {}, body))
      }}
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
