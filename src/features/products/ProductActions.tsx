import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useArchiveProduct } from '#api/productChanges.ts'
import type { Product } from '#api/products.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'

interface ProductActionsProps {
  product: Product
  editing: boolean
  /** The button that opens or closes the edit form. */
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

/** Edit and archive an active product; an archived one can only be restored (PROD-44..PROD-47). */
export function ProductActions({ product, editing, toggle, onToggle }: ProductActionsProps) {
  const { archive, restore } = useArchiveProduct(product.id)
  const [confirm, dialog] = useConfirm()

  const askArchive = () =>
    confirm({
      title: 'Confirm archival of Product!',
      children: `${product.name} leaves the product list and every store that sells it. It can be restored later, but comes back to no store by itself.`,
      danger: true,
      onConfirm: archive,
    })
  const askRestore = () =>
    confirm({
      title: 'Return product to database',
      children: `${product.name} becomes an active product again. It is put into no store by this.`,
      onConfirm: restore,
    })
  if (product.archived_at !== null)
    return (
      <>
        <Button leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={askRestore}>
          Restore Product
        </Button>
        {dialog}
      </>
    )
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArchive size={16} aria-hidden />}
        onClick={askArchive}
      >
        Archive Product
      </Button>
      <Button
        ref={toggle}
        variant={editing ? 'default' : 'filled'}
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-expanded={editing}
        onClick={onToggle}
      >
        Edit Product
      </Button>
      {dialog}
    </>
  )
}
