import { Anchor } from '@mantine/core'
import { IconArchive, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCan } from '#api/permissions.ts'
import { type ProductSummary, productsQuery } from '#api/products.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { rowLink } from '#components/rowLink.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { ArchivedProducts, archivedAnchor } from './ArchivedProducts.tsx'
import { productColumns } from './productColumns.tsx'
import { productsList } from './productLists.ts'
import classes from './products.module.css'

const toProduct = rowLink(({ id }: ProductSummary) => `/products/${id}`)
const idOf = ({ id }: ProductSummary) => id

/** All products, and the archived ones below (PROD-01..PROD-06). */
export function ProductsScreen() {
  const { data: products } = useSuspenseQuery(productsQuery())
  const list = useListSearch(productsList)
  const canCreate = useCan('createProduct')
  const create = canCreate.allowed && (
    <ButtonLink to="/products/create-product" leftSection={<IconPlus size={16} aria-hidden />}>
      Create Product
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Products"
        secondary={
          <>
            <HiddenActions actions={[{ label: 'Create products', can: canCreate }]} />
            <Anchor
              component={Link}
              to="."
              search={true}
              hash={archivedAnchor}
              resetScroll={false}
              className={classes.jump}
              // The address may lead there already, and then nothing changes that would be scrolled for.
              onClick={() => document.getElementById(archivedAnchor)?.scrollIntoView()}
            >
              <IconArchive size={16} aria-hidden />
              Archived Products
            </Anchor>
          </>
        }
      />
      <div className={classes.lists}>
        <DataTable
          label="Products"
          noun={{ one: 'product', many: 'products' }}
          rows={products}
          rowId={idOf}
          columns={productColumns}
          {...list}
          rowLink={toProduct}
          rowHeight={48}
          csv={{ fileName: 'products' }}
          toolbar={create}
          empty={{
            title: 'No products yet',
            text: 'What the stores sell stands here.',
            action: create,
          }}
        />
        <ArchivedProducts rowLink={toProduct} />
      </div>
    </>
  )
}
