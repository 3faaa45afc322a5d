import { Anchor } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { type ProductSummary, productsQuery } from '#api/products.ts'
import { createLink } from '#components/actions/create.tsx'
import { creations } from '#components/actions/creations.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ArchivedProducts, archivedAnchor } from './ArchivedProducts.tsx'
import { productsList } from './productColumns.tsx'
import classes from './products.module.css'

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
          csv={{ fileName: 'products' }}
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
