import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ReasonTooltip.module.css'

interface ReasonTooltipProps {
  /** Why the control inside cannot be used now. Without a reason nothing is added. */
  reason: string | null | undefined
  children: ReactNode
}

/**
 * Shows why a disabled control cannot be used. Disabled controls take no focus, so the frame around the
 * control does. For buttons use {@link GuardedButton}.
 */
export function ReasonTooltip({ reason, children }: ReasonTooltipProps) {
  if (!reason) return children
  return (
    <Tooltip label={reason} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason has to be reached by keyboard */}
      <span role="note" aria-label={reason} tabIndex={0} className={classes.frame}>
        {children}
      </span>
    </Tooltip>
  )
}
