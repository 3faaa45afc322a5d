import type { ReactNode, RefObject } from 'react'
import type { Product } from '#api/products.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { sameControl } from '#ui/focus/useFocusKept.ts'
import { DeletionReach } from './DeletionReach.tsx'
import type { Deletion } from './deletion.ts'

interface Careful {
  readonly deletion: Deletion
  readonly onConfirm: () => Promise<unknown>
}

/**
 * Asks before a deletion that may take a product off the menu. The focus moves to a neighbor of the deleted
 * row, else to the button that adds one.
 */
export function useBeCareful(
  product: Product,
  list: RefObject<HTMLElement | null>,
): [beCareful: (careful: Careful) => void, dialog: ReactNode] {
  const [confirm, dialog] = useConfirm()
  const beCareful = ({ deletion, onConfirm }: Careful) => {
    const next = sameControl(list.current, document.activeElement)
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
      focusAfter: () => next() ?? list.current?.querySelector('input'),
    })
  }
  return [beCareful, dialog]
}
