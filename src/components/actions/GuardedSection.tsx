import type { ReactNode } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { Section } from '#ui/page/Section.tsx'
import { SectionBoundary } from '../SectionBoundary.tsx'
import type { GuardedAction } from './action.ts'
import { HiddenActions } from './HiddenActions.tsx'

interface GuardedSectionProps {
  id: string
  title: string
  description?: ReactNode
  /** What viewers do in the section. */
  actions: readonly GuardedAction[]
  /** Buttons in the head. */
  buttons?: ReactNode
  /** Whether the section lies below the first window of a long page. */
  below?: boolean
  /** The failure in words: `The hours could not be loaded`. */
  failed: string
  /** The content, by whether the viewer may use all of the actions. */
  children: (editable: boolean) => ReactNode
}

/** A section that loads and fails on its own, and tells in its head what the viewer may not do in it. */
export function GuardedSection(props: GuardedSectionProps) {
  const { actions, buttons, below, failed, children, ...section } = props
  const access = useAccess()
  return (
    <Section
      {...section}
      actions={
        <>
          <HiddenActions access={access} actions={actions} />
          {buttons}
        </>
      }
    >
      <SectionBoundary below={below} failed={failed}>
        {children(actions.every((action) => access.canUse(action).allowed))}
      </SectionBoundary>
    </Section>
  )
}
