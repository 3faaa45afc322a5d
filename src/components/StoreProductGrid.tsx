import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Batch } from '#api/core/batch.ts'
import type { NewPrice } from '#api/storeProducts.ts'
import { counted } from '#domain/wording.ts'
import { MoneyCell } from '#ui/cells/cells.tsx'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { moneyCell } from '#ui/grid/cellTypes.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridColumn, GridProps, RowChange } from '#ui/grid/gridProps.ts'
import { countText } from '#ui/list/ListFooter.tsx'
import type { ListDefinition } from '#ui/list/listState.ts'
import { SearchField, useTyping } from '#ui/list/tools/SearchField.tsx'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { NothingFound } from '#ui/page/Notice.tsx'
import { useSectionCount } from '#ui/page/sectionFrame.ts'
import { usePrinting } from '#ui/printing.tsx'
import { CategoryToggle } from './CategoryToggle.tsx'
import classes from './StoreProductGrid.module.css'
import {
  type CategoryHeading,
  categoryLines,
  foundHeadings,
  type PricedVariant,
  type ProductCategory,
  type StoreProductHeading,
  type StoreProductLine,
  storeProductLines,
} from './storeProductLines.ts'
import { useListSearch } from './useListSearch.ts'

interface Removal {
  readonly label: (heading: StoreProductHeading) => string
  readonly title: (heading: StoreProductHeading) => string
  readonly text: ReactNode
  readonly run: (heading: StoreProductHeading) => Promise<unknown>
}

export interface CategoryFolding {
  readonly categoryOf: (heading: StoreProductHeading) => ProductCategory
  readonly isOpen: (category: ProductCategory) => boolean
  readonly onToggle: (category: ProductCategory) => void
  readonly onOpenAll: () => void
}

interface StoreProductGridProps {
  label: string
  noun: { readonly title: string; readonly one: string; readonly many: string }
  headings: readonly StoreProductHeading[]
  /** The name of a heading, which leads to its page. */
  drawName: (heading: StoreProductHeading, className: string | undefined) => ReactNode
  rowName: (row: PricedVariant) => string
  /** Only for a grid in which each SKU has one row. */
  rowKey?: GridProps<PricedVariant, never>['rowKey']
  /** Drawn beside the search, for the headings that it finds. */
  tools?: (found: readonly StoreProductHeading[]) => ReactNode
  search: {
    readonly label: string
    /** Kept in the address. */
    readonly list: ListDefinition<never>
    /** Text to search in. */
    readonly textOf: (heading: StoreProductHeading) => string
    readonly nothing: (text: string) => ReactNode
  }
  /** Products stand by category, which can be folded. Keep `categoryOf`'s identity. */
  folding?: CategoryFolding | undefined
  /** Undefined if not allowed. */
  removal: Removal | undefined
  /** Undefined if not allowed. */
  setPrices: ((batch: Batch<NewPrice>) => Promise<unknown>) | undefined
  /** Replaces an empty grid. */
  empty: ReactNode
}

const columns: readonly GridColumn<PricedVariant>[] = [
  { id: 'sku', header: 'SKU', value: ({ sku }) => sku, minWidth: 120, grow: 1.5 },
  {
    id: 'price',
    header: 'Price in cents',
    value: ({ price }) => price,
    type: moneyCell,
    // Room for a whole SKU on a phone.
    minWidth: 136,
  },
]

export const lostWithRemoval = (store: string) =>
  `${store} will no longer sell it. Its prices, starting inventory and today's count there are lost.`

/** Products at stores: a heading each, with a row per variant, whose price is saved at once. */
export function StoreProductGrid(props: StoreProductGridProps) {
  const { label, noun, headings, drawName, rowName, search, folding, removal, setPrices } = props
  const { state, onStateChange } = useListSearch(search.list)
  const { text, type, flush } = useTyping(
    state.q,
    (q) => onStateChange({ ...state, q }, 'typing'),
    200,
  )
  const { textOf } = search
  const found = foundHeadings(headings, text, textOf)
  const categoryOf = folding?.categoryOf
  const lines = categoryOf ? categoryLines(headings, categoryOf) : storeProductLines(headings)
  const isPrinting = usePrinting()
  const isFound = found !== headings
  const isOpen = (category: ProductCategory) =>
    isFound || isPrinting || (folding?.isOpen(category) ?? true)
  const foundIds = new Set(found.map(({ id }) => id))
  const isListed = (heading: StoreProductHeading) =>
    foundIds.has(heading.id) && (!folding || isOpen(folding.categoryOf(heading)))
  const shows = (line: StoreProductLine) => {
    if (line.kind === 'row') return isListed(line.row.heading)
    return isCategory(line.group)
      ? line.group.headings.some(({ id }) => foundIds.has(id))
      : isListed(line.group)
  }
  useSectionCount(counted(headings.length, noun.one, noun.many))
  const [confirm, dialog] = useConfirm()

  const askRemove = (heading: StoreProductHeading) => {
    if (!removal) return
    confirm({
      title: removal.title(heading),
      children: removal.text,
      danger: true,
      confirmLabel: 'Remove',
      onConfirm: () => removal.run(heading),
    })
  }
  const drawHeading = (heading: StoreProductHeading) => (
    <>
      {drawName(heading, classes.name)}
      {heading.town && <span className={classes.place}>{heading.town}</span>}
      <span className={classes.actions}>
        {/* A product without variants has its price here. */}
        {heading.storeProduct.product.variants.length === 0 && (
          <MoneyCell cents={heading.storeProduct.price} unit="cents" />
        )}
        {removal && (
          <IconButton
            label={removal.label(heading)}
            icon={IconTrash}
            color="danger"
            onClick={() => askRemove(heading)}
          />
        )}
      </span>
    </>
  )
  const groups = {
    header: noun.title,
    draw: (group: StoreProductHeading | CategoryHeading) =>
      isCategory(group) ? (
        <CategoryToggle
          {...group}
          noun={noun}
          isOpen={isOpen(group.category)}
          onToggle={() => folding?.onToggle(group.category)}
        />
      ) : (
        drawHeading(group)
      ),
  }
  const save = setPrices && priceSaver(setPrices)

  // The open question about the last heading stays until that heading is removed.
  if (headings.length === 0)
    return (
      <div className={classes.list}>
        {props.empty}
        {dialog}
      </div>
    )
  return (
    <div className={classes.list}>
      <Grid
        label={label}
        lines={lines}
        columns={columns}
        rowName={rowName}
        {...(props.rowKey && { rowKey: props.rowKey })}
        groups={groups}
        findable={folding !== undefined}
        shows={isFound || folding ? shows : undefined}
        onReveal={() => {
          type('')
          folding?.onOpenAll()
        }}
        {...(save ? { onSave: save, saving: 'atOnce' } : {})}
        toolbar={
          <>
            <SearchField
              label={search.label}
              placeholder={search.label}
              text={text}
              onType={type}
              onLeave={flush}
            />
            {props.tools?.(found)}
          </>
        }
      />
      {found.length === 0 && (
        <NothingFound title={`No ${noun.one} found`} onClear={() => type('')}>
          {search.nothing(text)}
        </NothingFound>
      )}
      <p role="status" className={classes.count}>
        {countText(found.length, headings.length, noun)}
      </p>
      {dialog}
    </div>
  )
}

const isCategory = (group: StoreProductHeading | CategoryHeading): group is CategoryHeading =>
  'category' in group

function priceSaver(setPrices: NonNullable<StoreProductGridProps['setPrices']>) {
  return async (
    changes: readonly RowChange<PricedVariant>[],
    answer: (id: string, refusal: string | null) => void,
    shouldContinue: () => boolean,
  ) => {
    const prices = changes.flatMap(({ id, row: { heading, variantId }, values }) => {
      const price = values.get('price')
      const { store_id } = heading.storeProduct
      return typeof price === 'number' ? [{ id, storeId: store_id, variantId, price }] : []
    })
    await setPrices({
      items: prices,
      shouldContinue,
      onAnswer: (index, refusal) => {
        const id = prices[index]?.id
        if (id !== undefined) answer(id, refusal?.message ?? null)
      },
    })
  }
}
