// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import type { ReactNode } from 'react'
import { Logo } from '../../ui/Logo.tsx'
import classes from './SignInFrame.module.css'

export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Logo size={48} />
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
