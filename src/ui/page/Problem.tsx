import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Problem.module.css'

export function Problem({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div role="alert" className={classes.problem}>
      <IconAlertCircle size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
