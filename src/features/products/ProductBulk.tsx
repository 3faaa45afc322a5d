import { IconArchive, IconArchiveOff, IconCategory, IconMenu2, IconTags } from '@tabler/icons-react'
import { useAccess } from '#api/core/viewer.ts'
import { type ProductSummary, productQuery } from '#api/products.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { BulkActions } from '#components/actions/BulkActions.tsx'
import type { BulkAction } from '#components/actions/bulk.ts'
import type { SelectedRows } from '#ui/list/listProps.ts'
import { MembersFields, MenuField } from './BulkFields.tsx'

const archive: BulkAction<ProductSummary> = {
  operation: 'patchProduct',
  label: 'Archive',
  icon: IconArchive,
  title: (products) => `Archive ${products}`,
  done: (products) => `Archived ${products}`,
  about:
    'They leave the product list and every store that sells them. You can restore them later; then no store sells them until you add them to one.',
  danger: true,
  run: ({ id }, write) =>
    write('patchProduct', { path: { id }, body: { archived_at: new Date().toISOString() } }),
  undoReads: ({ id }) => [productQuery(id), productStoresQuery(id)],
}

const restore: BulkAction<ProductSummary> = {
  operation: 'patchProduct',
  label: 'Restore',
  icon: IconArchiveOff,
  title: (products) => `Restore ${products}`,
  done: (products) => `Restored ${products}`,
  about: 'They become active products again. No store sells them until you add them to one.',
  run: ({ id }, write) => write('patchProduct', { path: { id }, body: { archived_at: null } }),
  undoReads: ({ id }) => [productQuery(id)],
}

const actions: readonly BulkAction<ProductSummary>[] = [
  {
    operation: 'patchProduct',
    label: 'Tags',
    icon: IconTags,
    title: (products) => `Change tags of ${products}`,
    done: (products) => `Changed tags of ${products}`,
    fields: (fields) => <MembersFields {...fields} list="tags" />,
  },
  {
    operation: 'patchProduct',
    label: 'Categories',
    icon: IconCategory,
    title: (products) => `Change categories of ${products}`,
    done: (products) => `Changed categories of ${products}`,
    fields: (fields) => <MembersFields {...fields} list="promotional_categories" />,
  },
  {
    operation: 'patchProduct',
    label: 'Default Menu',
    icon: IconMenu2,
    title: (products) => `Change the default menu for ${products}`,
    done: (products) => `Changed the default menu for ${products}`,
    fields: (fields) => <MenuField {...fields} />,
  },
  archive,
]

interface ProductBulkProps {
  selected: SelectedRows<ProductSummary>
  archived?: boolean
}

export function ProductBulk({ selected, archived = false }: ProductBulkProps) {
  const access = useAccess()
  return (
    <BulkActions
      access={access}
      actions={archived ? [restore] : actions}
      selected={selected}
      noun={{ one: 'product', many: 'products' }}
    />
  )
}
