import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import type { Access } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import type { Product } from '#api/products.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { DuplicateLink } from '#components/actions/DuplicateLink.tsx'
import { EditInPlace, type EditOpener } from '#components/actions/EditInPlace.tsx'

export const editProduct: GuardedAction = {
  operation: 'updateProduct',
  label: 'Edit Product',
  purpose: 'Edit the product',
}

interface ProductActionsProps extends EditOpener {
  product: Product
  access: Access
}

export function ProductActions({ product, access, ...form }: ProductActionsProps) {
  // Archiving removes it from every store; restoring does not add it again (AMB-50).
  const patch = useOperation('patchProduct')
  const setArchived = (archived_at: string | null) =>
    patch({ path: { id: product.id }, body: { archived_at } })
  const active = product.archived_at === null
  const archiving: Action = active
    ? {
        operation: 'patchProduct',
        label: 'Archive Product',
        purpose: 'Archive the product',
        icon: IconArchive,
        danger: true,
        confirm: () => ({
          title: 'Confirm archival of Product!',
          children: `${product.name} leaves the product list and every store that sells it. You can restore it later; then no store sells it until you add it to one.`,
        }),
        run: () => setArchived(new Date().toISOString()),
      }
    : {
        operation: 'patchProduct',
        label: 'Restore Product',
        purpose: 'Restore the product',
        icon: IconArchiveOff,
        confirm: () => ({
          title: 'Return product to database',
          children: `${product.name} becomes an active product again. No store sells it until you add it to one.`,
        }),
        run: () => setArchived(null),
      }
  return (
    <>
      {!form.editing && <DuplicateLink creation="product" id={product.id} access={access} />}
      <EditInPlace
        access={access}
        edit={active ? editProduct : undefined}
        archiving={archiving}
        {...form}
      />
    </>
  )
}
