import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#api/core/contract.ts'
import { notFlashed } from '#api/core/query.ts'
import { type Flash, useOperation } from '#api/core/write.ts'
import { type ProductSummary, productsQuery } from '#api/products.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import type { Store } from '#api/stores.ts'
import { compareTexts } from '#domain/sorting.ts'
import { counted } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { MissingProducts } from './MissingProducts.tsx'

interface SyncQuestionProps {
  store: Store
  onClose: () => void
  onBusy: (busy: boolean) => void
}

export function SyncQuestion({ store, onClose, onBusy }: SyncQuestionProps) {
  const current = useAdditions(store.id)
  // Stays while the dialog closes, though the store sells the products then.
  const [confirmed, setConfirmed] = useState<Additions>()
  const additions = confirmed ?? current
  const sync = useOperation('syncDefaultMenu', { flash: flashOf })
  const { pending, failure, attempt } = useAttempt()

  const add = async () => {
    setConfirmed(current)
    onBusy(true)
    const isDone = await attempt(() => sync({ path: { id: store.id } }))
    onBusy(false)
    if (isDone) onClose()
    else setConfirmed(undefined)
  }

  const { state, products } = additions
  const isNothing = state === 'known' && products.length === 0
  return (
    <div className={dialog.content}>
      <div role="status" className={dialog.text}>
        {textOf(additions, store.name)}
      </div>
      {products.length > 0 && <MissingProducts products={products} />}
      {failure && <Problem>{failure}</Problem>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {isNothing ? 'Close' : 'Cancel'}
        </Button>
        {!isNothing && (
          <Button onClick={() => void add()} loading={pending} disabled={state === 'reading'}>
            {state === 'known' ? `Add ${counted(products.length, 'product')}` : 'Add products'}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Additions {
  readonly state: 'reading' | 'failed' | 'unmarked' | 'known'
  /** By name; empty while unknown. */
  readonly products: readonly ProductSummary[]
  readonly marked: number
}

/** Refetched when the dialog opens. */
function useAdditions(storeId: number): Additions {
  const refetched = { ...notFlashed, refetchOnMount: 'always' as const }
  const all = useQuery({ ...productsQuery(), ...refetched })
  const sold = useQuery({ ...productsAtStoreQuery(storeId), ...refetched })
  const noProducts = { products: [], marked: 0 }
  if (all.isError || sold.isError) return { state: 'failed', ...noProducts }
  if (!all.isFetchedAfterMount || !sold.isFetchedAfterMount || !all.data || !sold.data)
    return { state: 'reading', ...noProducts }
  const onMenu = all.data.filter(({ on_default_menu }) => on_default_menu)
  if (onMenu.length === 0) return { state: 'unmarked', ...noProducts }
  const soldIds = new Set(sold.data.map(({ product_id }) => product_id))
  const products = onMenu
    .filter(({ id }) => !soldIds.has(id))
    .sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id)
  return { state: 'known', products, marked: onMenu.length }
}

function textOf({ state, products, marked }: Additions, store: string): string {
  const every = `Every product of the default menu that ${store} does not sell will be added at its base price.`
  switch (state) {
    case 'reading':
      return 'Looking for products to add…'
    case 'failed':
      return `The list of products could not be read. ${every}`
    case 'unmarked':
      return `No product says that it is on the default menu. ${every}`
    case 'known':
      if (products.length === 0)
        return `Nothing to add: ${store} sells ${marked === 1 ? 'the one product' : `all ${counted(marked, 'product')}`} of the default menu.`
      return products.length === 1
        ? `1 product will be added to ${store} at its base price.`
        : `${counted(products.length, 'product')} will be added to ${store} at their base prices.`
  }
}

/** The default text if the host answers neither products nor a message. */
function flashOf({
  message,
  product_ids,
}: Partial<AnswerOf<'syncDefaultMenu'>>): Flash | undefined {
  if (message || !product_ids) return undefined
  return { message: `${counted(product_ids.length, 'product')} added` }
}
