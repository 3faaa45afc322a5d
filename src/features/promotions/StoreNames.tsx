import { Link } from '@tanstack/react-router'
import { useStoreLookup } from './lookups.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** Stores by name, each leading to its page. */
export function StoreNames({ ids }: { ids: readonly number[] }) {
  const stores = useStoreLookup(ids)
  return (
    <NameList label="Stores" ids={stores.sorted} lookup={stores}>
      {(id) => (
        <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.pill}>
          {stores.nameOf(id) ?? `Store ${id}`}
        </Link>
      )}
    </NameList>
  )
}
