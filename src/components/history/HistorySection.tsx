import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { useCurrentUser } from '#api/core/viewer.ts'
import { type HistoryOf, historyQuery } from '#api/history.ts'
import { useNear } from '#components/useNear.ts'
import { Opening, whenOpened } from '#ui/Opening.tsx'
import { Section } from '#ui/page/Section.tsx'
import { SectionFrames } from '#ui/page/sectionFrame.ts'
import classes from './HistorySection.module.css'

interface HistorySectionProps {
  of: HistoryOf
  title?: string
}

const list = whenOpened(() => import('./HistoryList.tsx').then((module) => module.HistoryList))

/** Last section of a page: a line, until it is opened. Nothing on a host without the call. */
export function HistorySection({ of, title = 'History' }: HistorySectionProps) {
  const slot = useRef<HTMLDivElement>(null)
  const isNear = useNear(slot)
  const { user } = useCurrentUser()
  // Whether the host has the call: asked once, when such a section comes into view.
  const { data: isKept, isError } = useQuery({
    ...historyQuery({ by: user?.id ?? 0, limit: 1 }),
    enabled: isNear && user !== null,
    select: (history) => history !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const folds = useContext(SectionFrames)?.folds === true
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={slot} className={classes.history}>
      {/* After a failed read the list shows the failure with Retry. */}
      {(isKept || isError) && (
        <Section
          id="history"
          title={title}
          isBounded={false}
          actions={
            !folds && (
              <Button
                variant="default"
                aria-expanded={isOpen}
                onPointerEnter={list.preload}
                onFocus={list.preload}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Hide history' : 'Show history'}
              </Button>
            )
          }
        >
          {(isOpen || folds) && (
            <Opening>
              <list.Part key={JSON.stringify(of)} of={of} />
            </Opening>
          )}
        </Section>
      )}
    </div>
  )
}
