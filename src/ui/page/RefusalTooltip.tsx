import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './RefusalTooltip.module.css'

interface RefusalTooltipProps {
  /** Why the control inside cannot be used now. Without a refusal nothing is added. */
  refusal: string | null | undefined
  children: ReactNode
}

/**
 * Shows why a disabled control cannot be used. Disabled controls take no focus, so the frame around the
 * control does. For buttons use {@link GuardedButton}.
 */
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
