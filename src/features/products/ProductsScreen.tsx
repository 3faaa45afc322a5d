import { Anchor } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { archivedProductsQuery, type ProductSummary, productsQuery } from '#api/products.ts'
import { createLink, creations } from '#components/actions/create.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import { whenOpened } from '#ui/Opening.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { archivedColumns, archivedList, productsList } from './productColumns.tsx'
import classes from './products.module.css'

const bulk = whenOpened(() => import('./ProductBulk.tsx').then((part) => part.ProductBulk))

const toProduct = ({ id }: ProductSummary) => `/products/${id}`

export function ProductsScreen() {
  const { data: products } = useSuspenseQuery(productsQuery())
  const list = useListSearch(productsList)
  const access = useAccess()
  const create = createLink(access, creations.product)
  return (
    <>
      <PageHeader
        title="Products"
        secondary={
          <>
            <HiddenActions access={access} actions={[creations.product]} />
            <Anchor
              component={Link}
              to="."
              search={true}
              hash={archivedAnchor}
              resetScroll={false}
              className={classes.jump}
              // The browser does not scroll if the address has the anchor already.
              onClick={() => document.getElementById(archivedAnchor)?.scrollIntoView()}
            >
              <IconArchive size={16} aria-hidden />
              Archived Products
            </Anchor>
          </>
        }
      />
      <div className={classes.lists}>
        <List
          label="Products"
          noun={{ one: 'product', many: 'products' }}
          rows={products}
          {...list}
          href={toProduct}
          rowHeight={48}
          bulkActions={(selected) => <bulk.Part selected={selected} />}
          csv="products"
          toolbar={create}
          empty={{
            title: 'No products yet',
            text: 'This list shows the products that stores sell.',
            action: create,
          }}
        />
        <ArchivedProducts href={toProduct} />
      </div>
    </>
  )
}

interface ArchivedProductsProps {
  href: (product: ProductSummary) => string
}

const archivedAnchor = 'archived-products'
const label = 'Archived Products'

/** The anchor exists before the products load, so that links work. */
function ArchivedProducts({ href }: ArchivedProductsProps) {
  const archived = useQuery(archivedProductsQuery())
  const list = useListSearch(archivedList)
  if (!archived.data)
    return (
      <section id={archivedAnchor} aria-label={label} className={classes.waiting}>
        <h2>{label}</h2>
        {archived.error ? (
          <FailedRead title="The archived products could not be loaded" read={archived} />
        ) : (
          <ListSkeleton
            label="Loading archived products"
            columns={archivedColumns}
            rows={4}
            rowHeight={48}
          />
        )}
      </section>
    )
  return (
    <List
      label={label}
      heading
      anchor={archivedAnchor}
      noun={{ one: 'archived product', many: 'archived products' }}
      rows={archived.data}
      {...list}
      href={href}
      rowHeight={48}
      cardsBelow={660}
      bulkActions={(selected) => <bulk.Part selected={selected} archived />}
      csv="archived-products"
      empty={{
        title: 'No archived products',
        text: 'An archived product leaves every store. You can restore it from this list.',
      }}
    />
  )
}
