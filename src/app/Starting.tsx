import { Loader } from '@mantine/core'
import classes from './Starting.module.css'

/** Shown while the current user and the permissions are read (AMB-05). */
export function Starting() {
  return (
    <div className={classes.starting} role="status" aria-label="Loading the console">
      <Loader type="dots" aria-hidden />
    </div>
  )
}
