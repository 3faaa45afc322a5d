import { useQuery } from '@tanstack/react-query'
import { archivedProductsQuery, type ProductSummary } from '#api/products.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx'
import { archivedColumns, archivedList } from './productColumns.tsx'
import classes from './products.module.css'

interface ArchivedProductsProps {
  href: (product: ProductSummary) => string
}

export const archivedAnchor = 'archived-products'
const label = 'Archived Products'

/** The anchor exists before the products load, so that links work. */
export function ArchivedProducts({ href }: ArchivedProductsProps) {
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
      csv={{ fileName: 'archived-products' }}
      empty={{
        title: 'No archived products',
        text: 'An archived product leaves every store. You can restore it from this list.',
      }}
    />
  )
}
