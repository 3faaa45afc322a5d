import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { storeInventoryQuery, useChangeCount } from '#api/inventory.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import {
  type MenuProduct,
  type MenuVariant,
  menuProducts,
  type SoldOutItem,
  soldOutItems,
} from '#domain/products/menuVariants.ts'
import { counted } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { SearchField } from '#ui/list/tools/SearchField.tsx'
import { NothingFound } from '#ui/page/Notice.tsx'
import { useStoreTarget } from '../storeHooks.ts'
import classes from './SoldOut.module.css'

interface SoldOutProps {
  storeId: number
}

/** What a store has sold out, and a search that marks the rest of its menu. Render inside a `SectionBoundary`. */
export function SoldOut({ storeId }: SoldOutProps) {
  const [sold, inventory] = useSuspenseQueries({
    queries: [productsAtStoreQuery(storeId), storeInventoryQuery(storeId)],
  })
  const target = useStoreTarget(storeId)
  const editable = useAccess().can('updateStoreInventory', target).allowed
  const change = useChangeCount(storeId)
  const [text, setText] = useState('')
  const products = menuProducts(sold.data, inventory.data)
  const items = soldOutItems(products)
  const onMark: Mark = (variants, do_not_sell) => {
    for (const { id, isSoldOut } of variants)
      if (isSoldOut !== do_not_sell) void change(id, { do_not_sell })
  }
  const canMark = editable && products.length > 0
  const searching = canMark && text.trim() !== ''
  return (
    <div className={classes.soldOut}>
      <p role="status" className={classes.count}>
        {items.length === 0 ? 'Nothing is sold out.' : `${counted(items.length, 'item')} sold out`}
      </p>
      {/* Hidden during a search, or each mark would move the found products away from the finger. */}
      {items.length > 0 && !searching && (
        <ul aria-label="Sold out" className={classes.list}>
          {items.map((item) => (
            <SoldOutRow key={item.variants[0]?.id} item={item} onMark={editable && onMark} />
          ))}
        </ul>
      )}
      {canMark && (
        <div className={classes.search}>
          <SearchField
            label="Find what ran out"
            placeholder="Find what ran out"
            text={text}
            onType={setText}
          />
        </div>
      )}
      {searching && (
        <Found products={products} text={text} onMark={onMark} onClear={() => setText('')} />
      )}
    </div>
  )
}

type Mark = (variants: readonly MenuVariant[], isSoldOut: boolean) => void

function SoldOutRow({ item, onMark }: { item: SoldOutItem; onMark: Mark | false }) {
  return (
    <li className={classes.row}>
      <Name name={item.name} sku={item.sku} />
      {onMark && <MarkButton name={item.name} variants={item.variants} onMark={onMark} />}
    </li>
  )
}

const maxShown = 10

interface FoundProps {
  products: readonly MenuProduct[]
  text: string
  onMark: Mark
  onClear: () => void
}

function Found({ products, text, onMark, onClear }: FoundProps) {
  const found = products.filter(({ variants }) =>
    variants.some(({ name, sku }) => containsWords(`${name} ${sku ?? ''}`, text)),
  )
  if (found.length === 0)
    return (
      <NothingFound title="Nothing found" onClear={onClear}>
        The menu of this store has no “{text}”.
      </NothingFound>
    )
  return (
    <>
      <ul aria-label="Found on the menu" className={classes.list}>
        {found.slice(0, maxShown).map((product) => (
          <FoundProduct key={product.id} product={product} onMark={onMark} />
        ))}
      </ul>
      {found.length > maxShown && (
        <p className={classes.more}>
          {counted(found.length - maxShown, 'more product')}. Type more of the name.
        </p>
      )}
    </>
  )
}

function FoundProduct({ product, onMark }: { product: MenuProduct; onMark: Mark }) {
  const { name, variants } = product
  const [first, ...others] = variants
  const isSingle = others.length === 0
  return (
    <li>
      <div className={classes.row}>
        <Name name={isSingle ? (first?.name ?? name) : name} sku={isSingle ? first?.sku : null} />
        <MarkButton name={name} variants={variants} onMark={onMark} />
      </div>
      {!isSingle && (
        <div className={classes.variants}>
          {variants.map((variant) => (
            <VariantButton key={variant.id} product={name} variant={variant} onMark={onMark} />
          ))}
        </div>
      )}
    </li>
  )
}

function Name({ name, sku }: { name: string; sku: string | null | undefined }) {
  return (
    <span className={classes.name}>
      {name} {sku && <small>{sku}</small>}
    </span>
  )
}

interface MarkButtonProps {
  name: string
  variants: readonly MenuVariant[]
  onMark: Mark
}

function MarkButton({ name, variants, onMark }: MarkButtonProps) {
  const isSoldOut = variants.every((variant) => variant.isSoldOut)
  const label = isSoldOut ? 'Back on sale' : 'Sold out'
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={`${label}: ${name}`}
      onClick={() => onMark(variants, !isSoldOut)}
    >
      {label}
    </button>
  )
}

interface VariantButtonProps {
  product: string
  variant: MenuVariant
  onMark: Mark
}

function VariantButton({ product, variant, onMark }: VariantButtonProps) {
  const { sku, isSoldOut } = variant
  const words = variant.words || 'Plain'
  return (
    <button
      type="button"
      className={classes.variant}
      aria-label={
        isSoldOut
          ? `${product}, ${words} Back on sale`
          : `Sold out: ${product}, ${words} ${sku ?? ''}`
      }
      data-sold-out={isSoldOut || undefined}
      onClick={() => onMark([variant], !isSoldOut)}
    >
      <span>{words}</span> <small>{isSoldOut ? 'Back on sale' : sku}</small>
    </button>
  )
}
