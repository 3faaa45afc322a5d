import { Button } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import { useEffect } from 'react'
import { z } from 'zod'
import type { Access } from '#api/core/viewer.ts'
import { markSoldOut, variantsByStore } from '#api/manyStores.ts'
import type { Product } from '#api/products.ts'
import type { StoreProduct } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { BulkActions } from '#components/actions/BulkActions.tsx'
import { BulkForm } from '#components/actions/BulkForm.tsx'
import type { BulkAction, BulkFields } from '#components/actions/bulk.ts'
import { MarkChoice, markName, markSchema } from '#components/inventory/SoldOutFields.tsx'
import { Checklist } from '#ui/fields/Checklist.tsx'
import type { FormApi } from '#ui/form/useResourceForm.ts'

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

const schema = z.object({ mark: markSchema, store_ids: z.array(z.number()) })

function ChosenStores(props: ChosenStoresProps) {
  return (
    <BulkForm
      {...props}
      schema={schema}
      labels={{ mark: 'Mark as', store_ids: 'Stores' }}
      names={{ mark: markName, store_ids: (id) => props.rows.find((one) => one.id === id)?.name }}
      unordered={['store_ids']}
      initialValues={{ mark: 'soldOut', store_ids: [] }}
    >
      {(form) => <StoreChoice {...props} form={form} />}
    </BulkForm>
  )
}

interface StoreChoiceProps extends ChosenStoresProps {
  form: FormApi<z.input<typeof schema>>
}

function StoreChoice({ rows, choose, variantsAt, form }: StoreChoiceProps) {
  const { mark, store_ids } = form.values
  const chosen = new Set(store_ids)
  const setChosen = (ids: number[]) => form.set('store_ids', ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    const only = rows.filter(({ id }) => chosen.has(id))
    choose(markSoldOut(variantsAt, mark === 'soldOut'), only)
  }, [form.values])
  return (
    <>
      <MarkChoice {...form.field('mark')} />
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
          setChosen(checked ? [...others, id] : others)
        }}
        actions={
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => setChosen(rows.map(({ id }) => id))}
          >
            Choose all
          </Button>
        }
      />
    </>
  )
}
