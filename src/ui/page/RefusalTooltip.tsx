import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './RefusalTooltip.module.css'

interface RefusalTooltipProps {
  refusal: string | null | undefined
  children: ReactNode
}

/** For controls that cannot take the focus when disabled. For buttons use {@link GuardedButton}. */
export function RefusalTooltip({ refusal, children }: RefusalTooltipProps) {
  if (!refusal) return children
  return (
    <Tooltip label={refusal} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the refusal has to be reached by keyboard */}
      <span role="note" aria-label={refusal} tabIndex={0} className={classes.frame}>
        {children}
      </span>
    </Tooltip>
  )
}
