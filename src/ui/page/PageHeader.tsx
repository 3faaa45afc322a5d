import type { ReactNode } from 'react'
import { ActionMenu, type RowAction } from '../menu/ActionMenu.tsx'
import '../tokens.css'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One line of facts below the title. */
  facts?: ReactNode
  /** A picture left of the title, e.g. a {@link Picture} of 64 px. */
  image?: ReactNode
  /** Badges right of the title. */
  badges?: ReactNode
  /** The one primary action of the page. */
  primary?: ReactNode
  /** Further buttons, left of the primary one. */
  secondary?: ReactNode
  /** Rarely used actions, in a menu. */
  menu?: readonly RowAction[]
}

/** The top of a page: the title of its record or list, and its actions. */
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
