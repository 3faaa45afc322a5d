import { Button } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import type { Flash } from '#api/core/write.ts'
import { useOperation } from '#api/core/write.ts'
import type { Product } from '#api/products.ts'
import type { AddToAllStoresAnswer } from '#api/storeProducts.ts'
import { formatCents } from '#domain/prices/money.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog, useDialogOf } from '#ui/dialog/Dialog.tsx'
import { AllStoresResult } from './AllStoresResult.tsx'
import classes from './stores.module.css'

export function AddToAllStores({ product }: { product: Product }) {
  const addToAll = useOperation('addProductToAllStores', { flash: flashOf })
  const [confirm, question] = useConfirm()
  const { shown: answer, opened, open, close } = useDialogOf<AddToAllStoresAnswer | null>(null)

  const run = (storeIds?: readonly number[]) =>
    addToAll({
      path: { id: product.id },
      ...(storeIds ? { body: { store_ids: [...storeIds] } } : {}),
    })
  const ask = () =>
    confirm({
      title: 'Add to all stores?',
      children: (
        <>
          <p className={classes.about}>{product.name}</p>
          <p>
            Every store that does not sell it gets it, each variant at the base price of{' '}
            {formatCents(product.price)}. Stores that sell it already keep their prices.
          </p>
        </>
      ),
      onConfirm: async () => {
        const result = await run()
        // Without results per store the flash says everything.
        if (result.results !== undefined || result.errors.length > 0) open(result)
      },
    })

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBuildingStore size={16} aria-hidden />}
        className={classes.all}
        onClick={ask}
      >
        Add to All Stores
      </Button>
      {question}
      <Dialog opened={opened} onClose={close} title="Add to all stores">
        {answer && (
          <AllStoresResult name={product.name} first={answer} onRetry={run} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

/** Without errors the default text (AMB-63). */
function flashOf({ errors }: AddToAllStoresAnswer): Flash | undefined {
  return errors.length === 0 ? undefined : { message: errors.join(', '), variant: 'error' }
}
