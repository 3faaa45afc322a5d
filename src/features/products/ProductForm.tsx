import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#api/errors.ts'
import type { Product, ProductInput } from '#api/products.ts'
import { flash } from '#ui/flash/flash.ts'
import type { FormFailure } from '#ui/form/errors.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { ProductFields } from './ProductFields.tsx'
import {
  choicesWith,
  inputOf,
  newProduct,
  productLabels,
  productSchema,
  valuesOf,
} from './productForm.ts'
import { productFormQueries } from './productFormQueries.ts'

interface ProductFormProps {
  /** What the form is about; named when somebody leaves it unsaved. */
  title: string
  /** The product that is edited; without one, a new one is made. */
  product?: Product
  pending: boolean
  error: Error | null
  /** `inputOf` tells what another state of the product would send. */
  onSubmit: (
    body: ProductInput,
    inputOf: (product: Product) => ProductInput | undefined,
  ) => Promise<Product>
  onSaved: (product: Product) => void
  onCancel: () => void
}

/** Creates or edits a product (PROD-11..PROD-42); what it may refer to is loaded before it is drawn. */
export function ProductForm({ product, error, onSubmit, ...form }: ProductFormProps) {
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
      error={failureOf(error)}
      onSubmit={(body) => onSubmit(body, (other) => inputOf(other, choices))}
      schema={schema}
      labels={productLabels}
      initialValues={product ? valuesOf(product) : newProduct}
      unordered={['tags', 'promotional_categories', 'addons']}
      submitLabel="Submit"
      onInvalid={([first]) => flash({ message: first.message, variant: 'error' })}
    >
      {(api) => (
        <ProductFields form={api} product={product} choices={choices} accounts={accounts.data} />
      )}
    </ResourceForm>
  )
}

/** The picture is one field of the form, but has another name where it is sent. */
function failureOf(error: Error | null): FormFailure | null {
  if (!(error instanceof ApiError)) return error
  const fields = error.fields.map(({ path, message }) => ({
    path: path === 'product_image_data' || path === 'image_filename' ? 'image' : path,
    message,
  }))
  return { message: error.message, fields }
}
