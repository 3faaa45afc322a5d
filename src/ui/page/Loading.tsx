import type { ReactNode } from 'react'
import '../tokens.css'
import classes from './Loading.module.css'

/**
 * The frame of a skeleton. Screen readers hear it as loading; it is visible only after 150 ms, so that
 * quick answers do not flicker.
 */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className={classes.frame}>
      {children}
    </div>
  )
}

/** One grey bar of a skeleton. */
export function Bone({
  width = '100%',
  height = 14,
}: {
  width?: string | number
  height?: number
}) {
  return <div aria-hidden className={classes.bone} style={{ width, height }} />
}

/** Bars of different widths, the same at every drawing. */
export function widths(count: number): { key: string; width: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `bar ${index}`,
    width: `${38 + ((index * 29) % 47)}%`,
  }))
}
