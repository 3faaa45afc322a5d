/** Excludes the bound nearer to 0. */
interface Bin {
  readonly label: string
  readonly holds: (percent: number) => boolean
}

const bounds = [5, 10, 25, 50, 100]

const falls: Bin[] = [0, ...bounds].slice(0, 5).map((min, at) => {
  const max = bounds[at] ?? 100
  return {
    label: `−${max} to ${min === 0 ? '' : '−'}${min} %`,
    holds: (percent) => percent < -min && percent >= -max,
  }
})

const rises: Bin[] = [0, ...bounds].map((min, at) => {
  const max = bounds[at]
  return {
    label: max === undefined ? `over ${min} %` : `${min} to ${max} %`,
    holds: (percent) => percent > min && (max === undefined || percent <= max),
  }
})

const bins: readonly Bin[] = [...falls.toReversed(), ...rises]

export interface Bar {
  readonly label: string
  readonly prices: number
  readonly falls: boolean
}

interface PriceChange {
  readonly from: number
  readonly to: number
}

/** From the largest fall to the largest rise, which includes rises from 0. */
export function histogram(changes: readonly PriceChange[]): readonly Bar[] {
  const counts = bins.map(() => 0)
  for (const { from, to } of changes) {
    if (from === to) continue
    const percent = from === 0 ? Number.POSITIVE_INFINITY : ((to - from) / from) * 100
    const at = bins.findIndex(({ holds }) => holds(percent))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return bins.map(({ label }, at) => ({
    label,
    prices: counts[at] ?? 0,
    falls: at < falls.length,
  }))
}
