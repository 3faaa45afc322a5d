import type { Attribute } from '#api/attributes.ts'
import { useAddProductAttribute } from '#api/productAttributes.ts'
import type { Product } from '#api/products.ts'
import { productTypes, wordFor } from '#domain/products/productWords.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import type { OfferedAttribute } from './offered.ts'
import classes from './variants.module.css'

interface AddAttributeProps {
  product: Product
  attributes: readonly OfferedAttribute[]
  catalogue: readonly Attribute[]
}

/** Attributes of the product's type come first. */
export function AddAttribute({ product, attributes, catalogue }: AddAttributeProps) {
  const add = useAddProductAttribute(product.id)
  const { pending, attempt } = useAttempt()
  const type = product.product_type
  const taken = new Set(attributes.map(({ attributeId }) => attributeId))
  const free = catalogue.filter(({ id }) => !taken.has(id))
  const fitting = free.filter((attribute) => attribute.product_type === type)
  const others = free.filter((attribute) => attribute.product_type !== type)
  const options = [...fitting, ...others].map((attribute) => ({
    value: attribute.id,
    label: attribute.name,
    detail: attribute.attribute_values.map(({ name }) => name).join(', '),
    group: wordFor(productTypes, attribute.product_type),
  }))
  return (
    <div className={classes.adder}>
      <SearchSelect
        label="Add an attribute"
        placeholder="Choose an attribute…"
        options={options}
        value={null}
        disabled={pending}
        onChange={(id) => id !== null && void attempt(() => add(id))}
      />
    </div>
  )
}
