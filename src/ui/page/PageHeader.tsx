import type { ReactNode } from 'react'
import { ActionMenu, type RowAction } from '../menu/ActionMenu.tsx'
import '../tokens.css'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  facts?: ReactNode
  image?: ReactNode
  badges?: ReactNode
  primary?: ReactNode
  secondary?: ReactNode
  menu?: readonly RowAction[]
}

export function PageHeader({
  title,
  facts,
  image,
  badges,
  primary,
  secondary,
  menu = [],
}: PageHeaderProps) {
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
      {(primary || secondary || menu.length > 0) && (
        <div className={classes.actions}>
          {secondary}
          {primary}
          {menu.length > 0 && <ActionMenu framed label="More actions" actions={menu} />}
        </div>
      )}
    </div>
  )
}
