import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { storeInventoryQuery } from '#api/inventory.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { storeQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { CountShelfButton, ShelfCount } from '#components/inventory/ShelfCount.tsx'
import { SoldOut } from '#components/inventory/SoldOut.tsx'
import { useFailedCounts } from '#components/inventory/useFailedCounts.ts'
import { useStoreDate, useStoreTarget } from '#components/storeHooks.ts'
import { type CountedVariant, countedVariants } from '#domain/products/inventory.ts'
import { counted } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { SearchField } from '#ui/list/tools/SearchField.tsx'
import { EmptyState, NothingFound } from '#ui/page/Notice.tsx'
import { useSectionCount } from '#ui/page/sectionFrame.ts'
import { blocksOf, CountRows } from './CountRows.tsx'
import classes from './inventory.module.css'

interface TodaysInventoryProps {
  storeId: number
}

export function TodaysInventory({ storeId }: TodaysInventoryProps) {
  const access = useAccess()
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateStoreInventory',
    label: 'Change the counts',
    target,
  }
  const editable = access.canUse(action).allowed
  return (
    <GuardedSection
      id="todays-inventory"
      title="Today's Inventory"
      description={`What the store can sell now.${editable ? ' Every change is saved at once.' : ''}`}
      actions={[action]}
      below
      failed="Today's inventory could not be loaded"
    >
      {() => <Counts storeId={storeId} editable={editable} />}
    </GuardedSection>
  )
}

interface CountsProps extends TodaysInventoryProps {
  editable: boolean
}

function Counts({ storeId, editable }: CountsProps) {
  const [sold, inventory] = useSuspenseQueries({
    queries: [productsAtStoreQuery(storeId), storeInventoryQuery(storeId)],
  })
  useNewDay(storeId, inventory.refetch)
  const { byVariant, follow, forget } = useFailedCounts()
  const [text, setText] = useState('')
  const rows = countedVariants(sold.data, ['limited', 'daily'])
  const found = foundRows(rows, text)
  const blocks = blocksOf(found)
  const [counting, setCounting] = useState(false)
  useSectionCount(counted(rows.length, 'variant'))
  if (rows.length === 0)
    return (
      <div className={classes.counts}>
        <SoldOut storeId={storeId} />
        <EmptyState title="Nothing is counted">
          The store counts products whose inventory control is limited or daily.
        </EmptyState>
      </div>
    )
  if (counting) return <ShelfCount storeId={storeId} onClose={() => setCounting(false)} />
  return (
    <div className={classes.counts}>
      <SoldOut storeId={storeId} />
      <div className={classes.search}>
        <SearchField
          label="Search today's inventory"
          placeholder="Search products"
          text={text}
          onType={setText}
        />
        {editable && <CountShelfButton onClick={() => setCounting(true)} />}
      </div>
      {found.length === 0 ? (
        <NothingFound title="No product found" onClear={() => setText('')}>
          No counted product has “{text}” in its name or SKU.
        </NothingFound>
      ) : (
        <ul aria-label="Today's Inventory" className={classes.list}>
          {blocks.map((rows, at) => (
            <CountRows
              key={rows[0]?.variantId}
              storeId={storeId}
              rows={rows}
              editable={editable}
              atOnce={at === 0}
              failures={byVariant}
              follow={follow}
              forget={forget}
            />
          ))}
        </ul>
      )}
      <p role="status" className={classes.said}>
        {found.length === rows.length
          ? counted(rows.length, 'variant')
          : `${found.length} of ${counted(rows.length, 'variant')}`}
      </p>
    </div>
  )
}

function foundRows(rows: readonly CountedVariant[], text: string): readonly CountedVariant[] {
  return text.trim() === '' ? rows : rows.filter(({ label }) => containsWords(label, text))
}

/** Refetches at the store's midnight. */
function useNewDay(storeId: number, refetch: () => unknown): void {
  const { data: store } = useSuspenseQuery(storeQuery(storeId))
  const today = useStoreDate(store.time_zone)
  const lastDay = useRef(today)
  useEffect(() => {
    if (lastDay.current === today) return
    lastDay.current = today
    refetch()
  }, [today, refetch])
}
