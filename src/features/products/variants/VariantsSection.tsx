import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attributesQuery } from '#api/attributes.ts'
import { useCan } from '#api/permissions.ts'
import { productAttributesQuery } from '#api/productAttributes.ts'
import type { Product } from '#api/products.ts'
import { variantsQuery } from '#api/variants.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { Section } from '#ui/page/Section.tsx'
import { SectionBoundary } from '../SectionBoundary.tsx'
import { AttributeCards } from './AttributeCards.tsx'
import { CloneAttributes } from './CloneAttributes.tsx'
import { offeredAttributes } from './offered.ts'
import { VariantsTable } from './VariantsTable.tsx'
import classes from './variants.module.css'

/** What guests choose about a product and the variants made of it (PROD-48, VAR-01, PERM-10). */
export function VariantsSection({ product }: { product: Product }) {
  const can = useCan('cloneProductAttributes')
  return (
    <Section
      id="variants"
      title="Variants and Attributes"
      actions={
        can.allowed ? (
          <CloneAttributes product={product} />
        ) : (
          <HiddenActions actions={[{ label: 'Edit variants and attributes', can }]} />
        )
      }
    >
      <SectionBoundary failed="The variants could not be loaded">
        <Content product={product} />
      </SectionBoundary>
    </Section>
  )
}

function Content({ product }: { product: Product }) {
  const [productAttributes, variants, catalogue] = useSuspenseQueries({
    queries: [productAttributesQuery(product.id), variantsQuery(product.id), attributesQuery()],
  })
  const attributes = useMemo(
    () => offeredAttributes(productAttributes.data, catalogue.data),
    [productAttributes.data, catalogue.data],
  )
  return (
    <div className={classes.content}>
      <AttributeCards product={product} attributes={attributes} catalogue={catalogue.data} />
      <VariantsTable product={product} attributes={attributes} variants={variants.data} />
    </div>
  )
}
