import { useSuspenseQueries } from '@tanstack/react-query'
import { attributesQuery } from '#api/attributes.ts'
import type { Access } from '#api/core/viewer.ts'
import { useAccess } from '#api/core/viewer.ts'
import { productAttributesQuery } from '#api/productAttributes.ts'
import type { Product } from '#api/products.ts'
import { variantsQuery } from '#api/variants.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { AttributeCards } from './AttributeCards.tsx'
import { CloneAttributes } from './CloneAttributes.tsx'
import { offeredAttributes } from './offered.ts'
import { VariantsTable } from './VariantsTable.tsx'
import { variantActions } from './variantActions.ts'
import classes from './variants.module.css'

export function VariantsSection({ product }: { product: Product }) {
  const access = useAccess()
  return (
    <GuardedSection
      id="variants"
      title="Variants and Attributes"
      actions={Object.values(variantActions)}
      buttons={<CloneAttributes product={product} access={access} />}
      failed="The variants could not be loaded"
    >
      {() => <Content product={product} access={access} />}
    </GuardedSection>
  )
}

function Content({ product, access }: { product: Product; access: Access }) {
  const [productAttributes, variants, catalogue] = useSuspenseQueries({
    queries: [productAttributesQuery(product.id), variantsQuery(product.id), attributesQuery()],
  })
  const attributes = offeredAttributes(productAttributes.data, catalogue.data)
  return (
    <div className={classes.content}>
      <AttributeCards
        product={product}
        attributes={attributes}
        catalogue={catalogue.data}
        access={access}
      />
      <VariantsTable
        product={product}
        attributes={attributes}
        variants={variants.data}
        access={access}
      />
    </div>
  )
}
