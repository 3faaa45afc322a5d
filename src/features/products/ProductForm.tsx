import { useSuspenseQueries } from '@tanstack/react-query'
import type { Product, ProductInput } from '#api/products.ts'
import { CopyNote } from '#ui/form/CopyNote.tsx'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import type { Sent } from '#ui/form/useResourceForm.ts'
import { ProductFields } from './ProductFields.tsx'
import {
  choicesWith,
  newProduct,
  type ProductValues,
  productFormValues,
  productLabels,
  productSchema,
} from './productForm.ts'
import { productFormQueries } from './productFormQueries.ts'

export interface CopiedProduct {
  readonly product: Product
  readonly values: ProductValues
}

interface ProductFormProps<Opened extends Product | null> {
  /** For the question about unsaved changes. */
  title: string
  /** Null for a new product. */
  product: Opened
  /** A new product begins with its values. */
  copied?: CopiedProduct | null
  /** Set if the right was revoked while the form is open. */
  refusal?: string | undefined
  onAsk?: (sent: Sent<Opened, ProductInput>) => Promise<boolean>
  onSubmit: (sent: Sent<Opened, ProductInput>) => Promise<Product>
  onSaved: (product: Product) => unknown
  onCancel: () => void
}

export function ProductForm<Opened extends Product | null>({
  product,
  copied = null,
  ...form
}: ProductFormProps<Opened>) {
  const [tags, addons, accounts, categories] = useSuspenseQueries({
    queries: productFormQueries(),
  })
  const choices = choicesWith(
    { tags: tags.data, addons: addons.data, promotionalCategories: categories.data },
    product ?? copied?.product ?? null,
  )
  const schema = productSchema(choices)

  return (
    <ResourceForm
      {...form}
      record={product}
      schema={schema}
      labels={productLabels}
      names={{
        tags: (id) => choices.tags.find((one) => one.id === id)?.name,
        promotional_categories: (id) =>
          choices.promotionalCategories.find((one) => one.id === id)?.name,
        addons: (id) => choices.addons.find((one) => one.id === id)?.name,
      }}
      paths={{ product_image_data: 'image', image_filename: 'image' }}
      {...(copied && { about: { id: `copy of ${copied.product.id}` } })}
      initialValues={product ? productFormValues(product) : (copied?.values ?? newProduct)}
      unordered={['tags', 'promotional_categories', 'addons']}
      submitLabel="Submit"
      flashesFaults
    >
      {(api) => (
        <>
          {copied && (
            <CopyNote
              of={copied.product.name}
              without="the SKU, the picture, attributes, variants and prices. Its attributes can be cloned on the page of the new product"
            />
          )}
          <ProductFields form={api} product={product} choices={choices} accounts={accounts.data} />
        </>
      )}
    </ResourceForm>
  )
}
