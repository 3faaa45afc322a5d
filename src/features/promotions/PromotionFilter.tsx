import { Button } from '@mantine/core'
import type { StoreSummary } from '#api/stores.ts'
import { storeOptions } from '#components/stores/storeOptions.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import type { PromotionSearch } from './promotionSearch.ts'
import classes from './promotions.module.css'

interface PromotionFilterProps {
  filter: PromotionSearch
  stores: readonly StoreSummary[]
  ownStores: readonly number[]
  onFilter: (filter: PromotionSearch) => void
}

/** The viewer's own stores come first. */
export function PromotionFilter({ filter, stores, ownStores, onFilter }: PromotionFilterProps) {
  const { store, runs } = filter
  const isOwn = ({ id }: StoreSummary) => ownStores.includes(id)
  const ordered = [...stores.filter(isOwn), ...stores.filter((one) => !isOwn(one))]
  const mine = ownStores.length > 0 ? [{ value: 'mine' as const, label: 'My stores' }] : []
  return (
    <div className={classes.filter}>
      <SearchSelect<number | 'mine'>
        label="At store"
        options={[...mine, ...storeOptions(ordered)]}
        value={store}
        placeholder="All stores"
        placeholderOption="All stores"
        clearable
        onChange={(chosen) => onFilter({ ...filter, store: chosen ?? undefined })}
      />
      <DateField
        label="Running on"
        value={runs === 'now' ? null : (runs ?? null)}
        onChange={(date) => onFilter({ ...filter, runs: date ?? undefined })}
      />
      <Button
        variant={runs === 'now' ? 'light' : 'default'}
        aria-pressed={runs === 'now'}
        onClick={() => onFilter({ ...filter, runs: runs === 'now' ? undefined : 'now' })}
      >
        Running now
      </Button>
    </div>
  )
}
