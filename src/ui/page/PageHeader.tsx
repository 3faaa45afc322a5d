import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  facts?: ReactNode
  image?: ReactNode
  badges?: ReactNode
  primary?: ReactNode
  secondary?: ReactNode
}

export function PageHeader({ title, facts, image, badges, primary, secondary }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {image && <div className={classes.image}>{image}</div>}
      <div className={classes.text}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {badges}
        </div>
        {facts && <div className={classes.facts}>{facts}</div>}
      </div>
      {(primary || secondary) && (
        <div className={classes.actions}>
          {secondary}
          {primary}
        </div>
      )}
    </div>
  )
}
