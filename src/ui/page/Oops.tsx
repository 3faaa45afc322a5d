import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Oops.module.css'

interface OopsProps {
  heading?: string
  detail?: ReactNode
  action?: ReactNode
}

export function Oops({ heading, detail, action }: OopsProps) {
  return (
    <div role="alert" className={classes.oops}>
      <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" className={classes.cup}>
        <title>A cup that fell over</title>
        <path d="M14 78h92" strokeWidth="4" strokeLinecap="round" className={classes.line} />
        <path
          d="M30 30h34a6 6 0 0 1 6 6l-4 34a10 10 0 0 1-10 8H38a10 10 0 0 1-10-8l-4-34a6 6 0 0 1 6-6Z"
          transform="rotate(68 48 56)"
          className={classes.body}
        />
        <path d="M72 78c6-8 18-8 24 0Z" className={classes.spill} />
      </svg>
      {heading && <h1 className={classes.heading}>{heading}</h1>}
      <p className={heading ? classes.text : classes.heading}>Oops, something went wrong :(</p>
      {detail && <div className={classes.text}>{detail}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
