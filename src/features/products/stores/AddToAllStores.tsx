import { Button, Modal } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import type { Product } from '#api/products.ts'
import { type AddToAllStoresAnswer, useAddProductToAllStores } from '#api/storeProducts.ts'
import { formatCents } from '#domain/money.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { flash } from '#ui/flash/flash.ts'
import { AllStoresResult } from './AllStoresResult.tsx'
import classes from './stores.module.css'

/** Adds the product to every store that lacks it, after asking, and tells what came of each (VAR-16, AMB-62). */
export function AddToAllStores({ product }: { product: Product }) {
  const addToAll = useAddProductToAllStores(product.id)
  const [confirm, question] = useConfirm()
  const [answer, setAnswer] = useState<AddToAllStoresAnswer | null>(null)
  const [opened, setOpened] = useState(false)

  const run = async (storeIds?: readonly number[]) => {
    const told = await addToAll(storeIds)
    flashOutcome(told)
    return told
  }
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
        const told = await run()
        setAnswer(told)
        // The flash says it all where nothing is told of the stores.
        setOpened(told.results !== undefined || told.errors.length > 0)
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
      <Modal
        opened={opened && answer !== null}
        onClose={() => setOpened(false)}
        title="Add to all stores"
        classNames={{ title: dialog.title }}
        closeButtonProps={{ 'aria-label': 'Close dialog' }}
      >
        {answer && (
          <AllStoresResult
            name={product.name}
            first={answer}
            onRetry={run}
            onClose={() => setOpened(false)}
          />
        )}
      </Modal>
    </>
  )
}

/** FLASH-54 where all went well, else the errors themselves, FLASH-55 (AMB-63). */
function flashOutcome({ errors }: AddToAllStoresAnswer): void {
  if (errors.length === 0) flash({ message: 'Product Added to all Stores.' })
  else flash({ message: errors.join(', '), variant: 'error' })
}
