import { Link } from '@tanstack/react-router'
import { useRoleLookup } from './lookups.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** Roles by name; the id -1 stands for users without a role (AMB-146). */
export function RoleNames({ ids }: { ids: readonly number[] }) {
  const roles = useRoleLookup(ids)
  return (
    <NameList label="Roles" ids={roles.sorted} lookup={roles}>
      {(id) =>
        id < 0 ? (
          <span className={classes.pill}>
            None<span className={classes.aside}>people without a role</span>
          </span>
        ) : (
          <Link to="/roles/$roleId" params={{ roleId: id }} className={classes.pill}>
            {roles.nameOf(id) ?? `Role ${id}`}
          </Link>
        )
      }
    </NameList>
  )
}
