import { Link } from '@tanstack/react-router'
import type { Promotion } from '#api/promotions.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** The names are part of the promotion, so there is nothing to load. */
const here = { pending: false, error: null, retry: () => {}, retrying: false }

/** Users by name, each with a link to the profile; by id when the host tells no name. */
export function UserNames({ users }: { users: Promotion['users'] }) {
  const byId = new Map(users.map((user) => [user.id, user]))
  return (
    <NameList label="Users" ids={[...byId.keys()]} lookup={here}>
      {(id) => {
        const user = byId.get(id)
        return (
          <Link to="/users/$userId" params={{ userId: id }} className={classes.pill}>
            {user?.name ?? user?.email ?? `User ${id}`}
          </Link>
        )
      }}
    </NameList>
  )
}
