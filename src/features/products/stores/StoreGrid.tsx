import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { Product } from '#api/products.ts'
import { useSetStorePrices } from '#api/storeProductWrites.ts'
import { useOperation } from '#api/useOperation.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { priceColumns, useSavePrices } from '#components/variantPrices.ts'
import { MoneyCell } from '#ui/cells/MoneyCell.tsx'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { Grid } from '#ui/grid/Grid.tsx'
import { countText } from '#ui/list/ListFooter.tsx'
import { SearchField } from '#ui/list/SearchField.tsx'
import { useTyping } from '#ui/list/useTyping.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { NothingFound } from '#ui/page/NothingFound.tsx'
import { useStable } from '#ui/useStable.ts'
import { NoStores } from './NoStores.tsx'
import {
  foundStores,
  type SellingStore,
  type StoreLine,
  storeLines,
  storesList,
  type VariantRow,
} from './storeRows.ts'
import classes from './stores.module.css'

interface StoreGridProps {
  product: Product
  stores: readonly SellingStore[]
  /** Whether the viewer may remove the product from stores. */
  removes: boolean
  prices: boolean
}

const noun = { one: 'store', many: 'stores' }
const rowName = ({ sku, store }: VariantRow) => `${sku} at ${store.name}`

/** Store, SKU and price in cents: a heading per store, with a row per variant below. */
export function StoreGrid({ product, stores, removes, prices }: StoreGridProps) {
  const { state, onStateChange } = useListSearch(storesList)
  const { text, type, flush } = useTyping(
    state.q,
    (q) => onStateChange({ ...state, q }, 'typing'),
    200,
  )
  const found = useMemo(() => foundStores(stores, text), [stores, text])
  const lines = useMemo(() => storeLines(stores), [stores])
  const shows = useMemo(() => {
    if (found === stores) return undefined
    const ids = new Set(found.map(({ id }) => id))
    return (line: StoreLine) => ids.has(line.kind === 'row' ? line.row.store.id : line.group.id)
  }, [found, stores])
  const remove = useOperation('deleteStoreProduct')
  const [confirm, dialog] = useConfirm()
  const list = useRef<HTMLDivElement>(null)

  const askRemove = useStable((store: SellingStore) => {
    const at = found.indexOf(store)
    const next = found[at + 1] ?? found[at - 1]
    confirm({
      title: `Remove from ${store.name}?`,
      children: (
        <>
          <p className={classes.about}>{product.name}</p>
          <p>The product leaves the menu of the store, and its prices there are deleted.</p>
        </>
      ),
      danger: true,
      onConfirm: () => remove({ path: { storeId: store.id, productId: product.id } }),
      // The removed line takes its focused button away, so the focus moves to the next store.
      focusAfter: () =>
        list.current?.querySelector<HTMLElement>(`[data-store="${next?.id}"] button`) ??
        list.current,
    })
  })
  const savePrices = useSavePrices(useSetStorePrices(product.id))
  const groups = useMemo(
    () => ({
      header: 'Store',
      draw: (store: SellingStore) => (
        <StoreHeading store={store} onRemove={removes ? askRemove : undefined} />
      ),
    }),
    [removes, askRemove],
  )

  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {stores.length === 0 ? (
        <NoStores name={product.name} />
      ) : (
        <>
          <Grid
            label="Stores"
            lines={lines}
            columns={priceColumns}
            rowName={rowName}
            groups={groups}
            shows={shows}
            {...(prices ? { onSave: savePrices, saving: 'atOnce' } : {})}
            toolbar={
              <SearchField
                label="Search stores"
                placeholder="Search stores"
                text={text}
                onType={type}
                onLeave={flush}
              />
            }
          />
          {found.length === 0 && (
            <NothingFound title="No store found" onClear={() => type('')}>
              No store that sells {product.name} has “{text}” in its name.
            </NothingFound>
          )}
          <p role="status" className={classes.count}>
            {countText(found.length, stores.length, noun)}
          </p>
        </>
      )}
      {dialog}
    </div>
  )
}

interface StoreHeadingProps {
  store: SellingStore
  onRemove: ((store: SellingStore) => void) | undefined
}

/** A store with a link to its page. A product without variants has its price in this line. */
function StoreHeading({ store, onRemove }: StoreHeadingProps) {
  const { id, name, place, link } = store
  return (
    <>
      <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.nameLink}>
        {name}
      </Link>
      {place && <span className={classes.place}>{place}</span>}
      <span data-store={id} className={classes.actions}>
        {link.product.variants.length === 0 && <MoneyCell cents={link.price} unit="cents" />}
        {onRemove && (
          <IconButton
            label={`Remove from ${name}`}
            icon={IconTrash}
            color="danger"
            onClick={() => onRemove(store)}
          />
        )}
      </span>
    </>
  )
}
