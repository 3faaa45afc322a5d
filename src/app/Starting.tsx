import { Loader } from '@mantine/core'
import classes from './Starting.module.css'

/** The screen while the current user and the permissions are read. */
export function Starting() {
  return (
    <div className={classes.starting} role="status" aria-label="Loading the console">
      <Loader type="dots" aria-hidden />
    </div>
  )
}
