import { Anchor } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { holdsProduct, menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { productAttributesQuery } from '#api/productAttributes.ts'
import type { Product } from '#api/products.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { storesQuery } from '#api/stores.ts'
import { variantsQuery } from '#api/variants.ts'
import classes from './newProduct.module.css'

interface Step {
  readonly name: string
  readonly count: string
  readonly isDone: boolean
  /** Section of the product page. Undefined for the menus, which have a page of their own. */
  readonly section?: 'variants' | 'stores'
}

/** What a new product still needs before customers can order it. A product that is sold has none. */
export function NewProductChecklist({ product }: { product: Product }) {
  const { id } = product
  const variants = useQuery(variantsQuery(id)).data?.length
  const sold = useQuery(productStoresQuery(id)).data?.length
  const [isNew, setIsNew] = useState(false)
  if (!isNew && (variants === 0 || sold === 0)) setIsNew(true)
  return isNew ? <Steps id={id} variants={variants ?? 0} sold={sold ?? 0} /> : null
}

interface StepsProps {
  id: number
  variants: number
  sold: number
}

function Steps({ id, variants, sold }: StepsProps) {
  const attributes = useQuery(productAttributesQuery(id)).data?.length ?? 0
  const stores = useQuery(storesQuery()).data?.stores.length
  const menus = useQuery({ ...menusQuery(), ...notFlashed }).data ?? []
  const trees = useQueries({
    queries: menus.map(({ slug }) => ({ ...menuCategoriesQuery(slug), ...notFlashed })),
  })
  const held = trees.filter(({ data }) => data && holdsProduct(data, id)).length
  const areMenusRead = menus.length > 0 && trees.every(({ data }) => data !== undefined)
  const countOf = (count: number) => (count === 0 ? 'none' : String(count))
  const steps: Step[] = [
    {
      name: 'Attributes',
      // A mug has variants without attributes.
      count: attributes === 0 && variants > 0 ? 'none needed' : countOf(attributes),
      isDone: attributes > 0 || variants > 0,
      section: 'variants',
    },
    { name: 'Variants', count: countOf(variants), isDone: variants > 0, section: 'variants' },
    {
      name: 'Stores',
      count: stores === undefined ? String(sold) : `${sold} of ${stores}`,
      isDone: sold > 0,
      section: 'stores',
    },
    ...(areMenusRead ? [{ name: 'Menus', count: countOf(held), isDone: held > 0 }] : []),
  ]
  const list = (
    <ul className={classes.steps}>
      {steps.map((step) => (
        <StepLine key={step.name} {...step} />
      ))}
    </ul>
  )
  return (
    <section aria-label="Before it can be sold" className={classes.checklist}>
      {steps.every(({ isDone }) => isDone) ? (
        <details>
          <summary>Ready to be sold</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>Before it can be sold</h2>
          {list}
        </>
      )}
    </section>
  )
}

function StepLine({ name, count, isDone, section }: Step) {
  const Icon = isDone ? IconCircleCheck : IconCircle
  const label = `${name}: ${count}`
  return (
    <li data-done={isDone || undefined}>
      <Icon size={18} role="img" aria-label={isDone ? 'Done' : 'To do'} />
      {section ? (
        <Anchor component={Link} to="." search={true} hash={section} resetScroll={false}>
          {label}
        </Anchor>
      ) : (
        <Anchor component={Link} to="/menus">
          {label}
        </Anchor>
      )}
    </li>
  )
}
