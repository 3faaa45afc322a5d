import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { NewPrice } from '#api/storeProducts.ts'
import { MoneyCell } from '#ui/cells/MoneyCell.tsx'
import { cellRole, rowRole } from '#ui/list/roles.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { PriceCell } from './PriceCell.tsx'
import { StoreName } from './StoreName.tsx'
import type { SellingStore, StoreLine } from './storeRows.ts'
import classes from './stores.module.css'

interface StoreTableRowProps {
  line: StoreLine
  /** From 1, the head included. */
  rowIndex: number
  /** Pixels below the head. */
  top: number
  editable: boolean
  /** Keep their identity: the rows are drawn again when they change. */
  onPrice: (price: NewPrice) => void
  onRemove: (store: SellingStore) => void
}

/** A store, or one of its variants; drawn again only when it changes itself. */
export const StoreTableRow = memo(function StoreTableRow(props: StoreTableRowProps) {
  const { line, rowIndex, top } = props
  return (
    <tr
      {...rowRole}
      aria-rowindex={rowIndex}
      className={line.kind === 'store' ? classes.storeRow : classes.variantRow}
      style={{ top }}
    >
      {line.kind === 'store' ? (
        <StoreCells {...props} store={line.store} />
      ) : (
        <VariantCells {...props} line={line} />
      )}
    </tr>
  )
})

function StoreCells({ store, editable, onRemove }: StoreTableRowProps & { store: SellingStore }) {
  const { id, name, place, link } = store
  return (
    <>
      <th {...groupHead} scope="rowgroup" className={classes.storeCell}>
        <StoreName id={id} name={name} />
        {place && <span className={classes.place}>{place}</span>}
      </th>
      <td {...cellRole} data-store={id} className={classes.actions}>
        {link.product.variants.length === 0 && <MoneyCell cents={link.price} unit="cents" />}
        {editable && (
          <IconButton
            label={`Remove from ${name}`}
            icon={IconTrash}
            color="danger"
            onClick={() => onRemove(store)}
          />
        )}
      </td>
    </>
  )
}

// Spread, because the linter takes a written role for a redundant one.
const groupHead = { role: 'rowheader' }

function VariantCells({
  line: { store, sku, variantId, price },
  editable,
  onPrice,
}: StoreTableRowProps & { line: Extract<StoreLine, { kind: 'variant' }> }) {
  return (
    <>
      <td {...cellRole} className={classes.skuCell}>
        {sku}
      </td>
      <td {...cellRole} className={classes.priceCell}>
        {editable ? (
          <PriceCell
            price={price}
            label={`Price of ${sku} at ${store.name} in cents`}
            onSet={(next) => onPrice({ storeId: store.id, variantId, price: next })}
          />
        ) : (
          <MoneyCell cents={price} unit="cents" />
        )}
      </td>
    </>
  )
}
