import { IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Section.module.css'

interface SectionProps {
  /** Fragment of the section's address: `/stores/1#hours`. */
  id: string
  title: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Section({ id, title, description, actions, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classes.section}>
      <div className={classes.head}>
        <div className={classes.text}>
          <h2 id={`${id}-heading`} className={classes.heading}>
            {title}
          </h2>
          <a href={`#${id}`} aria-label={`Link to ${title}`} className={classes.link}>
            <IconLink size={16} aria-hidden />
          </a>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
