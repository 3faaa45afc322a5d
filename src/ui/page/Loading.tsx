import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Loading.module.css'

/** Frame of a skeleton. Visible after 150 ms, so that fast responses do not flicker. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className={classes.frame}>
      {children}
    </div>
  )
}

export function Bone({
  width = '100%',
  height = 14,
}: {
  width?: string | number
  height?: number
}) {
  return <div aria-hidden className={classes.bone} style={{ width, height }} />
}

/** Different widths, the same in every render. */
export function widths(count: number): { key: string; width: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `bar ${index}`,
    width: `${38 + ((index * 29) % 47)}%`,
  }))
}
