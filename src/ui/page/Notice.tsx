import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Notice.module.css'

interface NoticeProps {
  icon: ReactNode
  tone?: 'quiet' | 'danger' | 'accent'
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

export function Notice({ icon, tone = 'quiet', title, children, action, role }: NoticeProps) {
  return (
    <div role={role} data-tone={tone} className={classes.notice}>
      <div aria-hidden className={classes.icon}>
        {icon}
      </div>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
