import { Button } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { markSoldOut, variantsByStore } from '#api/manyStores.ts'
import type { Product } from '#api/products.ts'
import type { StoreProduct } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { BulkActions } from '#components/actions/BulkActions.tsx'
import type { BulkAction, BulkFields } from '#components/actions/bulk.ts'
import { type Mark, MarkChoice } from '#components/inventory/SoldOutFields.tsx'
import { Checklist } from '#ui/fields/Checklist.tsx'

interface SoldOutAtStoresProps {
  product: Product
  storeProducts: readonly StoreProduct[]
  stores: readonly StoreSummary[]
  access: Access
}

const noun = { one: 'store', many: 'stores' }

/** Marks the product at chosen stores that sell it (AMB-305). */
export function SoldOutAtStores(props: SoldOutAtStoresProps) {
  const { product, storeProducts, stores, access } = props
  const variantsAt = variantsByStore(storeProducts)
  const selling = stores.filter(({ id }) => variantsAt.has(id))
  const action: BulkAction<StoreSummary> = {
    operation: 'updateStoreInventory',
    label: 'Sold Out',
    icon: IconMoodSad,
    targetOf: ({ id, name }) => ({ storeId: id, storeName: name }),
    heading: `Sold out: ${product.name}`,
    title: (count) => `Mark at ${count}`,
    done: (count) => `Marked at ${count}`,
    fields: (fields) => <ChosenStores {...fields} variantsAt={variantsAt} />,
  }
  return (
    <BulkActions
      access={access}
      actions={[action]}
      selected={{ rows: selling, all: selling, nameOf: ({ name }) => name }}
      noun={noun}
    />
  )
}

interface ChosenStoresProps extends BulkFields<StoreSummary> {
  variantsAt: ReadonlyMap<number, readonly number[]>
}

function ChosenStores({ rows, choose, variantsAt }: ChosenStoresProps) {
  const [mark, setMark] = useState<Mark>('soldOut')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    const only = rows.filter(({ id }) => chosen.has(id))
    choose(markSoldOut(variantsAt, mark === 'soldOut'), only)
  }, [chosen, mark])
  return (
    <>
      <MarkChoice value={mark} onChange={setMark} />
      <Checklist
        label="Stores"
        items={rows.map(({ id, name, city }) => ({
          id,
          label: name,
          ...(city && { detail: city }),
          checked: chosen.has(id),
        }))}
        onToggle={(id, checked) => {
          const others = [...chosen].filter((one) => one !== id)
          setChosen(new Set(checked ? [...others, id] : others))
        }}
        actions={
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => setChosen(new Set(rows.map(({ id }) => id)))}
          >
            Choose all
          </Button>
        }
      />
    </>
  )
}
