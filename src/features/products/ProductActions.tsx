import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Access } from '#api/access.ts'
import type { Product } from '#api/products.ts'
import { useOperation } from '#api/useOperation.ts'
import { type Action, type GuardedAction, splitActions } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { useActionStart } from '#components/actions/useActions.tsx'

const edit: GuardedAction = {
  operation: 'updateProduct',
  label: 'Edit Product',
  purpose: 'Edit the product',
}

interface ProductActionsProps {
  product: Product
  access: Access
  editing: boolean
  /** The button that opens or closes the edit form. */
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

/** Edit and archive an active product; an archived one can only be restored. */
export function ProductActions({
  product,
  access,
  editing,
  toggle,
  onToggle,
}: ProductActionsProps) {
  // Archiving removes the product from every store, and restoring does not bring the stores back (AMB-50).
  const patch = useOperation('patchProduct')
  const setArchived = (archived_at: string | null) =>
    patch({ path: { id: product.id }, body: { archived_at } })
  const [start, dialog] = useActionStart()
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
  const actions = active ? [edit, archiving] : [archiving]
  const { shown } = splitActions(access, actions)
  return (
    <>
      <HiddenActions access={access} actions={actions} />
      {shown.includes(archiving) && (
        <Button
          variant={active ? 'default' : 'filled'}
          leftSection={<archiving.icon size={16} aria-hidden />}
          onClick={() => start(archiving, undefined)}
        >
          {archiving.label}
        </Button>
      )}
      {shown.includes(edit) && (
        <Button
          ref={toggle}
          variant={editing ? 'default' : 'filled'}
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-expanded={editing}
          onClick={onToggle}
        >
          {edit.label}
        </Button>
      )}
      {dialog}
    </>
  )
}
