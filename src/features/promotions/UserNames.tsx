import { Link } from '@tanstack/react-router'
import type { Promotion } from '#api/promotions.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** The names come with the promotion. */
const here = { pending: false, error: null, retry: () => {}, retrying: false }

/** People by name, each leading to their profile; by id where the host tells no more. */
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
