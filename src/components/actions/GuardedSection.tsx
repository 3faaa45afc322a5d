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
  actions: readonly GuardedAction[]
  buttons?: ReactNode
  /** Below the fold of a long page. */
  below?: boolean
  /** E.g. `The hours could not be loaded`. */
  failed: string
  /** `editable`: the viewer may use all of the actions. */
  children: (editable: boolean) => ReactNode
}

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
