import { useCategoryLookup } from './lookups.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** Promotional categories by name; they have no page of their own. */
export function CategoryNames({ label, ids }: { label: string; ids: readonly number[] }) {
  const categories = useCategoryLookup(ids)
  if (ids.length === 0) return 'None'
  return (
    <NameList label={label} ids={ids} lookup={categories}>
      {(id) => (
        <span className={classes.pill}>
          {categories.nameOf(id) ?? `Promotional category ${id}`}
        </span>
      )}
    </NameList>
  )
}
