import { Button } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Product } from '#api/products.ts'
import { type AddToAllStoresAnswer, useAddToAllStores } from '#api/storeProducts.ts'
import { variantsQuery } from '#api/variants.ts'
import { centsText } from '#domain/prices/money.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog, useDialogOf } from '#ui/dialog/Dialog.tsx'
import { usePlannedPrices } from '../plannedPrices.tsx'
import { AllStoresPrices } from './AllStoresPrices.tsx'
import { AllStoresResult } from './AllStoresResult.tsx'
import { chosenPrices } from './allStoresPrices.ts'
import classes from './stores.module.css'

export function AddToAllStores({ product }: { product: Product }) {
  const addToAll = useAddToAllStores(product.id)
  const variants = useQuery(variantsQuery(product.id)).data ?? []
  const { priceOf } = usePlannedPrices()
  /** As typed in the question, by variant id. */
  const typed = useRef<ReadonlyMap<number, string>>(new Map())
  const [confirm, question] = useConfirm()
  const { shown: answer, opened, open, close } = useDialogOf<AddToAllStoresAnswer | null>(null)

  const run = async (storeIds?: readonly number[]) =>
    addToAll({ storeIds, prices: chosenPrices(product, variants, typed.current) })
  const ask = () => {
    typed.current = new Map(
      variants.map(({ id, sku }) => [id, centsText(priceOf(sku) ?? product.price)]),
    )
    confirm({
      title: 'Add to all stores?',
      children: (
        <AllStoresPrices
          product={product}
          variants={variants}
          initial={typed.current}
          onChange={(next) => {
            typed.current = next
          }}
        />
      ),
      onConfirm: async () => {
        const result = await run()
        // Without results per store and errors the flash says everything.
        if (result.results !== undefined || result.errors.length > 0) open(result)
      },
    })
  }

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
