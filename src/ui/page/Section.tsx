import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import '../tokens.css'
import classes from './Section.module.css'
import { SectionBody } from './SectionBody.tsx'
import { SectionFrames } from './sectionFrame.ts'

interface SectionProps {
  /** Fragment of the section's address: `/stores/1#hours`. */
  id: string
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** Whether a long page bounds the height of the section. */
  isBounded?: boolean
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { id, title, description, actions, isBounded = true, children } = props
  const frame = useContext(SectionFrames)
  const folds = frame?.folds === true
  const isOpen = !folds || frame.openId === id
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classes.section}
      data-folded={!isOpen || undefined}
    >
      <div className={classes.head}>
        <div className={classes.text}>
          <h2 id={`${id}-heading`} className={classes.heading}>
            {folds ? (
              <UnstyledButton
                className={classes.fold}
                aria-expanded={isOpen}
                onClick={() => frame.onToggle(id)}
              >
                {title}
                <IconChevronDown size={18} aria-hidden />
              </UnstyledButton>
            ) : (
              title
            )}
          </h2>
          {!folds && (
            <a href={`#${id}`} aria-label={`Link to ${title}`} className={classes.link}>
              <IconLink size={16} aria-hidden />
            </a>
          )}
          {isOpen && description && <p className={classes.description}>{description}</p>}
        </div>
        {isOpen && actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {frame ? (
        <SectionBody id={id} title={title} frame={frame} isOpen={isOpen} isBounded={isBounded}>
          {children}
        </SectionBody>
      ) : (
        children
      )}
    </section>
  )
}
