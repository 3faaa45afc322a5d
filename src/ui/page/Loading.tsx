// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import '../tokens.css'
import type { ReactNode } from 'react'
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

export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Loading>
      <div className={classes.fields}>
        {widths(fields).map(({ key }) => (
          <div key={key} className={classes.stack}>
            <Bone width={96} height={12} />
            <Bone height={36} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <div className={classes.head}>
        <div className={classes.stack}>
          <Bone width={220} height={26} />
          <Bone width={320} />
        </div>
        <Bone width={120} height={36} />
      </div>
      <Bone width={260} height={36} />
      <div className={classes.rows}>
        {widths(rows).map(({ key, width }) => (
          <div key={key} className={classes.row}>
            <Bone width={24} height={24} />
            <Bone width={width} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
