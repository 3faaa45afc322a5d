import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#api/errors.ts'
import { archivedProductsQuery, type ProductSummary } from '#api/products.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx'
import type { RowLinkProps } from '#ui/table/types.ts'
import { archivedColumns } from './productColumns.tsx'
import { archivedList } from './productLists.ts'
import classes from './products.module.css'

interface ArchivedProductsProps {
  rowLink: (product: ProductSummary, link: RowLinkProps) => ReactNode
}

/** The id of the section, where links lead. */
export const archivedAnchor = 'archived-products'
const label = 'Archived Products'
const idOf = ({ id }: ProductSummary) => id

/** The archived products; the anchor leads here while they load as well (PROD-03, PROD-04). */
export function ArchivedProducts({ rowLink }: ArchivedProductsProps) {
  const archived = useQuery(archivedProductsQuery())
  const list = useListSearch(archivedList)
  if (!archived.data)
    return (
      <section id={archivedAnchor} aria-label={label} className={classes.waiting}>
        <h2>{label}</h2>
        {archived.error ? (
          <FailedState
            title="The archived products could not be loaded"
            message={errorMessage(archived.error)}
            onRetry={() => void archived.refetch()}
            retrying={archived.isFetching}
          />
        ) : (
          <TableSkeleton
            label="Loading archived products"
            columns={archivedColumns}
            rows={4}
            rowHeight={48}
          />
        )}
      </section>
    )
  return (
    <DataTable
      label={label}
      heading
      anchor={archivedAnchor}
      noun={{ one: 'archived product', many: 'archived products' }}
      rows={archived.data}
      rowId={idOf}
      columns={archivedColumns}
      {...list}
      rowLink={rowLink}
      rowHeight={48}
      cardsBelow={660}
      csv={{ fileName: 'archived-products' }}
      empty={{
        title: 'No archived products',
        text: 'A product that is archived leaves every store and is kept here, from where it can be restored.',
      }}
    />
  )
}
