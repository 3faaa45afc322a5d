import type { ReactNode } from 'react'
import type { Product } from '#api/products.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { DeletionReach } from './DeletionReach.tsx'
import type { Deletion } from './deletion.ts'

interface Careful {
  readonly deletion: Deletion
  readonly onConfirm: () => Promise<unknown>
}

/** Asks before a deletion that may take a product off the menu. */
export function useBeCareful(
  product: Product,
): [beCareful: (careful: Careful) => void, dialog: ReactNode] {
  const [confirm, dialog] = useConfirm()
  const beCareful = ({ deletion, onConfirm }: Careful) => {
    confirm({
      title: 'Be Careful',
      danger: true,
      children: (
        <>
          <p>Products may vanish from the menu. Are you sure you want to delete this?</p>
          <DeletionReach product={product} deletion={deletion} />
        </>
      ),
      onConfirm,
    })
  }
  return [beCareful, dialog]
}
