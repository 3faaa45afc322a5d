import { Link, useRouter } from '@tanstack/react-router'
import classes from './stores.module.css'

/** The name of a store, leading to its page (VAR-22). */
export function StoreName({ id, name }: { id: number; name: string }) {
  const router = useRouter()
  const path: string = `/stores/${id}`
  if (!('/stores/$storeId' in router.routesByPath))
    return <span className={classes.name}>{name}</span>
  return (
    <Link to={path} className={classes.nameLink}>
      {name}
    </Link>
  )
}
