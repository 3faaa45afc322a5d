import { useCallback, useMemo, useRef } from 'react'
import type { Product } from '#api/products.ts'
import { useRemoveProductFromStore, useSetStorePrice } from '#api/storeProducts.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { counted } from '#domain/counts.ts'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import { groupRole, headerRole, rowRole, tableRole } from '#ui/list/roles.ts'
import { SearchField } from '#ui/list/SearchField.tsx'
import { useTyping } from '#ui/list/useTyping.ts'
import { useStable } from '#ui/useStable.ts'
import { NoStores } from './NoStores.tsx'
import { StoreTableBody } from './StoreTableBody.tsx'
import { foundStores, type SellingStore, storeLines, storesList } from './storeRows.ts'
import classes from './stores.module.css'

interface StoreTableProps {
  product: Product
  stores: readonly SellingStore[]
  editable: boolean
}

/** Store, SKU and price in cents: a row per store and below it one per variant (VAR-14, AMB-61). */
export function StoreTable({ product, stores, editable }: StoreTableProps) {
  const { state, onStateChange } = useListSearch(storesList)
  const { text, type, flush } = useTyping(
    state.q,
    (q) => onStateChange({ ...state, q }, 'typing'),
    200,
  )
  const found = useMemo(() => foundStores(stores, text), [stores, text])
  const lines = useMemo(() => storeLines(found), [found])
  const remove = useRemoveProductFromStore(product.id)
  const setPrice = useSetStorePrice(product.id)
  const [confirm, dialog] = useConfirm()
  const list = useRef<HTMLDivElement>(null)
  const askRemove = useStable((store: SellingStore) => {
    const place = found.indexOf(store)
    const next = found[place + 1] ?? found[place - 1]
    confirm({
      title: `Remove from ${store.name}?`,
      children: (
        <>
          <p className={classes.about}>{product.name}</p>
          <p>It leaves the menu of the store, and the prices it has there are lost.</p>
        </>
      ),
      danger: true,
      onConfirm: () => remove(store.id),
      // The button goes with its row.
      focusAfter: () =>
        list.current?.querySelector<HTMLElement>(`[data-store="${next?.id}"] button`) ??
        list.current,
    })
  })
  const clear = useCallback(() => type(''), [type])

  if (stores.length === 0)
    return (
      <div ref={list} tabIndex={-1} className={classes.list}>
        <NoStores name={product.name} />
        {dialog}
      </div>
    )
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      <div className={classes.search}>
        <SearchField
          label="Search stores"
          placeholder="Search stores"
          text={text}
          onType={type}
          onLeave={flush}
        />
      </div>
      <table
        {...tableRole}
        aria-label="Stores"
        aria-rowcount={lines.length + 1}
        className={classes.table}
      >
        <thead {...groupRole} className={classes.head}>
          <tr {...rowRole} aria-rowindex={1} className={classes.headRow}>
            <th {...headerRole}>Store</th>
            <th {...headerRole}>SKU</th>
            <th {...headerRole}>Price in cents</th>
          </tr>
        </thead>
        <StoreTableBody lines={lines} editable={editable} onPrice={setPrice} onRemove={askRemove} />
      </table>
      {found.length === 0 && <NoStores name={product.name} q={text} onClear={clear} />}
      <p role="status" className={classes.count}>
        {text.trim() === ''
          ? counted(stores.length, 'store')
          : `${found.length} of ${counted(stores.length, 'store')}`}
      </p>
      {dialog}
    </div>
  )
}
