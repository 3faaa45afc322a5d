import { Link } from '@tanstack/react-router'
import classes from './stores.module.css'

/** The name of a store, leading to its page (VAR-22). */
export function StoreName({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.nameLink}>
      {name}
    </Link>
  )
}
