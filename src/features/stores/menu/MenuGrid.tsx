import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { StoreProduct } from '#api/storeProducts.ts'
import { useSetMenuPrices } from '#api/storeProductWrites.ts'
import type { Store } from '#api/stores.ts'
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
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { NothingFound } from '#ui/page/NothingFound.tsx'
import { useStable } from '#ui/useStable.ts'
import classes from './menu.module.css'
import { foundProducts, type MenuLine, type MenuVariant, menuLines, menuList } from './menuRows.ts'

interface MenuGridProps {
  store: Store
  links: readonly StoreProduct[]
  /** Whether the viewer may remove products from the menu. */
  removes: boolean
  prices: boolean
}

const noun = { one: 'product', many: 'products' }
const rowName = ({ sku, name }: MenuVariant) => `${sku} of ${name}`

/** Product, SKU and price in cents: a heading per product, with a row per variant below (AMB-92). */
export function MenuGrid({ store, links, removes, prices }: MenuGridProps) {
  const { state, onStateChange } = useListSearch(menuList)
  const { text, type, flush } = useTyping(
    state.q,
    (q) => onStateChange({ ...state, q }, 'typing'),
    200,
  )
  const found = useMemo(() => foundProducts(links, text), [links, text])
  const lines = useMemo(() => menuLines(links), [links])
  const shows = useMemo(() => {
    if (found === links) return undefined
    const ids = new Set(found.map(({ product_id }) => product_id))
    return (line: MenuLine) =>
      ids.has(line.kind === 'row' ? line.row.productId : line.group.product_id)
  }, [found, links])
  const remove = useOperation('deleteStoreProduct', { success: 'Product removed' })
  const [confirm, dialog] = useConfirm()
  const list = useRef<HTMLDivElement>(null)

  const askRemove = useStable((link: StoreProduct) => {
    const at = found.indexOf(link)
    const next = found[at + 1] ?? found[at - 1]
    confirm({
      title: `Remove ${link.product.name} from the menu?`,
      children: `${store.name} sells it no longer, and the prices it has there are lost.`,
      danger: true,
      onConfirm: () => remove({ path: { storeId: store.id, productId: link.product_id } }),
      // The removed line takes its focused button away, so the focus moves to the next product.
      focusAfter: () =>
        list.current?.querySelector<HTMLElement>(`[data-product="${next?.product_id}"] button`) ??
        list.current,
    })
  })
  const savePrices = useSavePrices(useSetMenuPrices(store.id))
  const groups = useMemo(
    () => ({
      header: 'Product',
      draw: (link: StoreProduct) => (
        <ProductHeading link={link} onRemove={removes ? askRemove : undefined} />
      ),
    }),
    [removes, askRemove],
  )

  if (links.length === 0)
    return (
      <EmptyState title="No products on the menu yet">
        Add products one by one, or all of the default menu at once.
      </EmptyState>
    )
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      <Grid
        label="Menu"
        lines={lines}
        columns={priceColumns}
        rowName={rowName}
        groups={groups}
        shows={shows}
        {...(prices ? { onSave: savePrices, saving: 'atOnce' } : {})}
        toolbar={
          <SearchField
            label="Search the menu"
            placeholder="Search the menu"
            text={text}
            onType={type}
            onLeave={flush}
          />
        }
      />
      {found.length === 0 && (
        <NothingFound title="No product found" onClear={() => type('')}>
          No product on the menu has “{text}” in its name or its SKUs.
        </NothingFound>
      )}
      <p role="status" className={classes.count}>
        {countText(found.length, links.length, noun)}
      </p>
      {dialog}
    </div>
  )
}

interface ProductHeadingProps {
  link: StoreProduct
  onRemove: ((link: StoreProduct) => void) | undefined
}

/** A product with a link to its page. A product without variants has its price in this line. */
function ProductHeading({ link, onRemove }: ProductHeadingProps) {
  const { product, product_id, price } = link
  return (
    <>
      <Link
        to="/products/$productId"
        params={{ productId: product_id }}
        className={classes.nameLink}
      >
        {product.name}
      </Link>
      <span data-product={product_id} className={classes.actions}>
        {product.variants.length === 0 && <MoneyCell cents={price} unit="cents" />}
        {onRemove && (
          <IconButton
            label={`Remove ${product.name}`}
            icon={IconTrash}
            color="danger"
            onClick={() => onRemove(link)}
          />
        )}
      </span>
    </>
  )
}
