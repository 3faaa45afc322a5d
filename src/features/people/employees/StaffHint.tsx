import classes from '../people.module.css'
import type { HeldIds } from './accessItems.ts'

/** A user without roles and permissions is not an employee. */
export function StaffHint({ access, known }: { access: HeldIds; known: boolean }) {
  const staff = access.role_ids.length > 0 || access.permission_ids.length > 0
  return (
    <div aria-live="polite">
      {!staff && (
        <p className={classes.hint}>
          {known
            ? 'This user is not an employee. A role or a permission makes them one.'
            : 'Without a role or a permission this user will not be listed under Employees.'}
        </p>
      )}
    </div>
  )
}
